import { useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { listTitle } from './letter-words.ts';
import { LetterList } from './LetterList.tsx';
import { useLetters } from './use-letters.ts';
import styles from './LetterList.module.css';

/** The letters on this phone in their place on a page; nothing where there are none. */
export function LettersHere() {
  const t = useText(outboxText);
  const { letters, waitForOwner, removedByBrowser, at } = useLetters();
  if (letters.length + waitForOwner.length + removedByBrowser === 0) return null;
  return (
    <section className={styles['here']} aria-labelledby="letters-here">
      <h2 id="letters-here">{listTitle(letters, t)}</h2>
      <LetterList
        letters={letters}
        waitForOwner={waitForOwner.length}
        removedByBrowser={removedByBrowser}
        at={at}
      />
    </section>
  );
}
