/**
 * Opens the browser's printing under a title that becomes the file's name where
 * a PDF is saved; the page has its own back afterwards. False in a browser that
 * cannot print (those inside other apps).
 */
export function printAs(name: string): boolean {
  if (typeof window.print !== 'function') return false;
  const { title } = document;
  const giveBack = (): void => {
    if (document.title === name) document.title = title;
  };
  document.title = name;
  window.addEventListener('afterprint', giveBack, { once: true });
  window.print();
  return true;
}
