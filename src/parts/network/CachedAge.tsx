import { useMinute } from '#state/use-now.ts';
import { useLanguage, useText } from '#state/language.ts';
import { from } from '#text/dates.ts';
import { shellText } from '#text/shell.ts';

/** From when the prices on the screen are, in words: 'Prices from this morning.' */
export function CachedAge({ since }: { since: number }) {
  const t = useText(shellText);
  const language = useLanguage();
  const now = useMinute();
  return now === null ? null : <> {t.pricesFrom(from(since, now, language))}</>;
}
