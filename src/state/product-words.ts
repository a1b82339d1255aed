import { plainWords, type ProductWords } from '#text/product-words.ts';
import { languageStore, useLanguage } from './language.ts';
import { createMemoryStore } from './memory-store.ts';
import { useStore } from './store.ts';

/** The Bengali words once they are here. */
const bengali = createMemoryStore<ProductWords>(plainWords);

/** Forms, measures and packs in the reader's language; in Bengali as the company writes them until its words are here. */
export function useProductWords(): ProductWords {
  const known = useStore(bengali);
  return useLanguage() === 'bn' ? known : plainWords;
}

/** Fetches the Bengali words as soon as somebody reads Bengali. Called once at start. */
export function learnBengaliWords(): void {
  languageStore.subscribe(() => void learn());
  void learn();
}

async function learn(): Promise<void> {
  if (languageStore.get() !== 'bn') return;
  try {
    const { bengaliWords } = await import('#text/bengali-words.ts');
    bengali.set(bengaliWords);
  } catch {
    // No network before the worker kept them: the company's words are readable too.
  }
}
