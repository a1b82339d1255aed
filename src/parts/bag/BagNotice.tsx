import { useEffect } from 'react';
import { forgetBagNews, undoRemoval, useBagNews, type BagNews } from '#state/bag.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { bagText } from '#text/bag.ts';
import { fullName } from '#text/names.ts';
import type { ProductWords } from '#text/product-words.ts';
import type { Language, Spoken } from '#text/sentences.ts';
import { focusBeside } from '#ui/focus-beside.ts';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './BagNotice.module.css';
import { changeSentence } from './change-sentence.ts';

/** How long a message stays, in milliseconds; longer while it is under a finger or has the focus. */
const readingTime = 10_000;

/** What happened last in the bag, with Undo where something was taken out. Nothing where nothing happened. */
export function BagNotice() {
  const news = useBagNews();
  const t = useText(bagText);
  const words = useProductWords();
  const language = useLanguage();

  // The clock takes the message away again, from wherever it is read.
  useEffect(() => {
    if (news.kind === 'none') return undefined;
    const timer = setInterval(() => {
      if (!document.querySelector('[data-news]:is(:hover, :focus-within)')) forgetBagNews();
    }, readingTime);
    return () => clearInterval(timer);
  }, [news]);

  return (
    <div role="status" className={styles['place']} data-news="">
      {news.kind !== 'none' && (
        <div className={styles['notice']}>
          <div className={styles['words']}>{sentencesOf(news, t, words, language)}</div>
          {news.kind !== 'refreshed' && (
            <button type="button" className={styles['undo']} onClick={undo}>
              {t.undo}
            </button>
          )}
          <IconButton icon="close" label={t.dismiss} size={20} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}

function undo(): void {
  focusBeside();
  undoRemoval();
}

function dismiss(): void {
  focusBeside();
  forgetBagNews();
}

function sentencesOf(
  news: BagNews,
  t: Spoken<typeof bagText>,
  words: ProductWords,
  language: Language,
) {
  switch (news.kind) {
    case 'none':
      return null;
    case 'removed':
      return t.removed(fullName(news.line, words, language));
    case 'cleared':
      return t.cleared;
    case 'refreshed':
      return news.changes.map((change) => (
        <p key={change.id}>{changeSentence(change, t, words, language)}</p>
      ));
  }
}
