import { useEffect } from 'react';
import type { Language } from '#text/sentences.ts';

/** `<html lang>` follows the reader's choice: fonts, hyphenation and screen readers go by it. */
export function useDocumentLanguage(language: Language): void {
  // The outside world: an attribute above everything that is rendered here.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
