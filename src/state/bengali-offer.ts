import { useSyncExternalStore } from 'react';
import { languageStore } from './language.ts';

/** True while nobody chose a language here and the browser prefers Bengali to English (shell-62). */
export function useBengaliOffer(): boolean {
  return useSyncExternalStore(languageStore.subscribe, isOffered, () => false);
}

function isOffered(): boolean {
  return !isChosen() && preferred() === 'bn';
}

function isChosen(): boolean {
  try {
    return localStorage.getItem(languageStore.key) !== null;
  } catch {
    // A phone that remembers nothing would be asked on every page.
    return true;
  }
}

function preferred(): string | undefined {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => /^(en|bn)$/.test(tag));
}
