import { useSyncExternalStore } from 'react';
import { languageStore } from './language.ts';
import { isTranslatedIntoBengali, observeTranslation } from './page-translation.ts';

/**
 * True while no language was chosen on this phone and the browser prefers Bengali to English or
 * translates the page into it (shell-62).
 */
export function useBengaliOffer(): boolean {
  return useSyncExternalStore(subscribe, isOffered, () => false);
}

function subscribe(listener: () => void): () => void {
  const stops = [languageStore.subscribe(listener), observeTranslation(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

function isOffered(): boolean {
  return !isChosen() && (preferred() === 'bn' || isTranslatedIntoBengali());
}

function isChosen(): boolean {
  try {
    return localStorage.getItem(languageStore.key) !== null;
  } catch {
    // A phone that cannot store the choice would show the offer on every page.
    return true;
  }
}

function preferred(): string | undefined {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => /^(en|bn)$/.test(tag));
}
