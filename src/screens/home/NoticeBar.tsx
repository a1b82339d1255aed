import { useState } from 'react';
import type { Home } from '#domain/home.ts';
import { useLanguage, useText } from '#state/language.ts';
import { homeText } from '#text/home.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { classes } from '#ui/classes.ts';
import styles from './NoticeBar.module.css';

/**
 * Notices up to this length, in characters, scroll in less time, so that all have the same speed.
 */
const shortUpTo = 140;

/** A scrolling line of notices. It can be paused, and does not move under reduced motion. */
export function NoticeBar({ notices }: { notices: Home['notices'] }) {
  const t = useText(homeText);
  const language = useLanguage();
  const [isPaused, setPaused] = useState(false);
  const texts = notices.map(({ text, textBn }) => (language === 'bn' && textBn) || text);
  if (texts.length === 0) return null;
  const isShort = texts.join(' ').length <= shortUpTo;

  return (
    <section aria-label={t.notices} className={styles['bar']}>
      <Icon name="info" />
      {/* Focusable, because it can be scrolled by the keyboard while it does not move. */}
      <div className={styles['window']} tabIndex={0} role="group" aria-label={t.notices}>
        <div
          className={classes(styles['line'], isShort && styles['short'])}
          data-paused={isPaused ? '' : undefined}
        >
          <Texts texts={texts} />
          <div className={styles['again']} aria-hidden="true">
            <Texts texts={texts} />
          </div>
        </div>
      </div>
      <div className={styles['control']}>
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          size={16}
          label={isPaused ? t.playNotices : t.pauseNotices}
          onClick={() => setPaused(!isPaused)}
        />
      </div>
    </section>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles['texts']}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
