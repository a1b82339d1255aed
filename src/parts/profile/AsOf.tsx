import { useMinute } from '#state/use-now.ts';
import { useLanguage, useText } from '#state/language.ts';
import { from } from '#text/dates.ts';
import { profileLinksText } from '#text/profile.ts';
import { Notice } from '#ui/Notice.tsx';

/** The age of the stored response on the screen. */
export function AsOf({ at }: { at: number }) {
  const t = useText(profileLinksText);
  const language = useLanguage();
  const now = useMinute();
  if (now === null) return null;
  return (
    <Notice tone="offline" live>
      {t.asOf(from(at, now, language))}
    </Notice>
  );
}
