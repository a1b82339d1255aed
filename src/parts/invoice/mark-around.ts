const mark = 'data-around-printed';

/**
 * A `ref` callback for a printable sheet. It marks all its ancestors, so that the print rules can
 * hide everything else. Firefox before 121 does not support `:has()` for this.
 */
export function markAround(sheet: HTMLElement | null): () => void {
  const around: Element[] = [];
  for (let one = sheet?.parentElement; one; one = one.parentElement) around.push(one);
  for (const one of around) one.setAttribute(mark, '');
  return () => {
    for (const one of around) one.removeAttribute(mark);
  };
}
