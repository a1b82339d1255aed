import { useMinute } from '#state/use-now.ts';
import { useLanguage, useText } from '#state/language.ts';
import { from, whenOf } from '#text/dates.ts';
import { priceAgeText } from '#text/price-age.ts';
import styles from './Ages.module.css';

interface AgeProps {
  /** Milliseconds. */
  since: number;
}

/** From when the prices on the screen are, in words: 'Prices from this morning.' */
export function ScreenAge({ since }: AgeProps) {
  const t = useText(priceAgeText);
  const language = useLanguage();
  const now = useMinute();
  return now === null ? null : <> {t.pricesFrom(from(since, now, language))}</>;
}

/** No shop of this kind is older: a moment before it is none, such as that of a clock in 1970. */
const earliest = Date.UTC(2020, 0);

/** Since when one price is known, beside it: 'as of 2:05 PM', of another day 'as of 3 November'. */
export function OneAge({ since }: AgeProps) {
  const t = useText(priceAgeText);
  const language = useLanguage();
  const now = useMinute();
  if (now === null) return null;
  const { isToday, words } = whenOf(since, now, language);
  const known = isToday ? t.asOfTime(words) : t.asOfDay(words);
  return <span className={styles['age']}>{since < earliest ? t.older : known}</span>;
}
