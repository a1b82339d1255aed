import { useMinute } from '#state/clock.ts';
import { useLanguage, useText } from '#state/language.ts';
import { from } from '#text/dates.ts';
import { homeAwayText } from '#text/home-away.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './HomeScreen.module.css';

/** Offline the prices may be older: says from when they are. */
export function HomeAge({ since }: { since: number }) {
  const t = useText(homeAwayText);
  const language = useLanguage();
  const now = useMinute();
  if (now === null) return null;
  return (
    <div className={styles['age']}>
      <Notice tone="offline" icon="clock">
        {t.lastKnown(from(since, now, language))}
      </Notice>
    </div>
  );
}
