const mark = 'data-around-printed';

/**
 * As the `ref` of a sheet for paper: marks all that it stands in, up to the page itself, for the
 * rules that print the sheet alone. Firefox before 121 cannot look for it by itself, with `:has()`.
 */
export function markAround(sheet: HTMLElement | null): () => void {
  const around: Element[] = [];
  for (let one = sheet?.parentElement; one; one = one.parentElement) around.push(one);
  for (const one of around) one.setAttribute(mark, '');
  return () => {
    for (const one of around) one.removeAttribute(mark);
  };
}
