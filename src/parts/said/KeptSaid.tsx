import { isUnsent, type Letter } from '#domain/outbox-letter.ts';
import { LetterCard } from '#parts/letters/LetterCard.tsx';
import { useLetters } from '#parts/letters/use-letters.ts';
import styles from './KeptSaid.module.css';

export interface KeptSaidProps {
  fits: (letter: Letter) => boolean;
  /** What it is, for screen readers. */
  label: string;
  /** When the list below was last read, in ms: what arrived since then is not in it yet. */
  readAt: number;
}

/** The customer's own words that are on this phone and not in the list yet, with how they stand. */
export function KeptSaid({ fits, label, readAt }: KeptSaidProps) {
  const { letters, at } = useLetters();
  const kept = letters.filter((letter) => fits(letter) && !isInList(letter, readAt));
  if (kept.length === 0) return null;
  return (
    <ul className={styles['kept']} aria-label={label}>
      {kept.map((letter) => (
        <li key={letter.id}>
          {/* "Edit" makes it the draft of the form above, which follows by itself. */}
          <LetterCard letter={letter} at={at} onEdit={() => undefined} />
        </li>
      ))}
    </ul>
  );
}

function isInList(letter: Letter, readAt: number): boolean {
  return !isUnsent(letter) && Date.parse(letter.sentAt ?? '') <= readAt;
}
