import { useMinute } from '#state/use-now.ts';
import { useLanguage, useText } from '#state/language.ts';
import { from, whenOf } from '#text/dates.ts';
import { priceAgeText } from '#text/price-age.ts';
import styles from './Ages.module.css';

interface AgeProps {
  /** In milliseconds. */
  since: number;
}

/** The age of the prices on the screen, such as 'Prices from this morning.' */
export function ScreenAge({ since }: AgeProps) {
  const t = useText(priceAgeText);
  const language = useLanguage();
  const now = useMinute();
  return now === null ? null : <> {t.pricesFrom(from(since, now, language))}</>;
}

/** The earliest plausible time. Earlier ones, such as 1970 from a wrong clock, are ignored. */
const earliest = Date.UTC(2020, 0);

/**
 * The age of one price, shown beside it: 'as of 2:05 PM', or for another day 'as of 3 November'.
 */
export function OneAge({ since }: AgeProps) {
  const t = useText(priceAgeText);
  const language = useLanguage();
  const now = useMinute();
  if (now === null) return null;
  const { isToday, words } = whenOf(since, now, language);
  const known = isToday ? t.asOfTime(words) : t.asOfDay(words);
  return <span className={styles['age']}>{since < earliest ? t.older : known}</span>;
}
