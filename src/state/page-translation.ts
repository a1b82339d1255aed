/**
 * Detects browser translation. Chrome and related browsers mark a translated page with these
 * classes and the new language on its root element.
 */

export function isTranslated(): boolean {
  return /\btranslated-(?:ltr|rtl)\b/.test(document.documentElement.className);
}

export function isTranslatedIntoBengali(): boolean {
  return isTranslated() && document.documentElement.lang.startsWith('bn');
}

/** Calls the listener when a translation starts or ends. Returns a function that stops it. */
export function observeTranslation(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'lang'] });
  return () => observer.disconnect();
}
