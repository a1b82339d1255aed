import { useEffect, useRef } from 'react';
import { BagCorner } from '#parts/bag/BagCorner.tsx';
import { BagNews } from '#parts/bag/BagNews.tsx';
import { InstallOffer } from '#parts/install/InstallOffer.tsx';
import { UpdateOffer } from '#parts/update/UpdateOffer.tsx';
import { useLanguage } from '#state/language.ts';
import { announce } from '#ui/announce.ts';
import { classes } from '#ui/classes.ts';
import { ChatLinks } from './ChatLinks.tsx';
import styles from './Floating.module.css';
import { LanguageOffer } from './LanguageOffer.tsx';
import { useIsDockAway } from './use-dock-away.ts';

/**
 * Everything at the lower edge of the window that the first paint does not need: temporary notices,
 * and the dock with contact links and the bag bar (shell-25, shell-27). On a phone the dock is
 * opaque, so that no content shows through it, and it is hidden while the page is scrolled down. On
 * a desktop the contact links are in the page's margin, where they cover nothing (shell-26).
 */
export function Floating() {
  const isAway = useIsDockAway();
  // These hooks run here because this code is not in the first load.
  useSilenceAfterSwitch();
  useWritingMark();
  return (
    <div className={classes(styles['floating'], isAway && styles['away'])}>
      <div className={styles['offers']}>
        <LanguageOffer />
        <InstallOffer />
        <UpdateOffer />
        <BagNews />
      </div>
      <div className={styles['dock']}>
        <ChatLinks />
        <BagCorner />
      </div>
    </div>
  );
}

/**
 * Clears the live regions when the language changes, so that no announcement in the old language is
 * read out.
 */
function useSilenceAfterSwitch(): void {
  const language = useLanguage();
  const before = useRef(language);
  // The live regions are outside of this component's markup.
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    announce('');
    announce('', 'assertive');
  }, [language]);
}

/**
 * A selector of editable fields. It names `input` and `textarea` because browsers compute an
 * element's style to match `:read-write`, so this limits it to these two.
 */
const written = 'input:read-write, textarea:read-write';

const moments = ['focusin', 'focusout', 'touchstart'] as const;

/**
 * Sets an attribute on the root element while a text field has the focus (shell-29). This is cheap.
 * `:root:has(…)` would be evaluated over the whole page on every inserted element, so on every tap
 * on Add to Bag.
 */
function useWritingMark(): void {
  useEffect(() => {
    for (const moment of moments) document.addEventListener(moment, mark, { passive: true });
    mark();
    return () => {
      for (const moment of moments) document.removeEventListener(moment, mark);
    };
  }, []);
}

/**
 * A focused field that is removed fires no focusout, so `touchstart` also updates the attribute.
 */
function mark(): void {
  const isWriting = document.activeElement?.matches(written) ?? false;
  document.documentElement.toggleAttribute('data-writing', isWriting);
}
