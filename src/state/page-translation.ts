/** Browsers that translate a page say so on its root: Chrome and its kin by these classes and the new language. */

export function isTranslated(): boolean {
  return /\btranslated-(?:ltr|rtl)\b/.test(document.documentElement.className);
}

export function isTranslatedIntoBengali(): boolean {
  return isTranslated() && document.documentElement.lang.startsWith('bn');
}

/** Tells when a translation begins or ends. Returns the way to stop. */
export function observeTranslation(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'lang'] });
  return () => observer.disconnect();
}
