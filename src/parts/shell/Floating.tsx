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
 * All that stays at the window's lower edge and is not needed for the first paint:
 * offers that come and go, and the dock with the ways to a person and the cart bar
 * (shell-25, shell-27). On a phone the dock is opaque, as an edge of the window: nothing lies under
 * it half seen. It goes away while the page is scrolled down. On a desktop the ways to a person
 * stand in the page's margin, where they cover nothing (shell-26).
 */
export function Floating() {
  const isAway = useIsDockAway();
  // Here, for they are in no first load.
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

/** What screen readers were told in one language is not left to be read out as the next one's. */
function useSilenceAfterSwitch(): void {
  const language = useLanguage();
  const before = useRef(language);
  // What was said stands outside of what is rendered here.
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    announce('');
    announce('', 'assertive');
  }, [language]);
}

/**
 * `input` and `textarea` come first: browsers compute `:read-write` from an element's style, and so do it
 * for these only.
 */
const written = 'input:read-write, textarea:read-write';

const moments = ['focusin', 'focusout', 'touchstart'] as const;

/**
 * Marks the page while a text field has the focus (shell-29). A mark on the root costs nothing: browsers
 * evaluate `:root:has(…)` over the whole page whenever an element is inserted, with every tap on Add to Bag.
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

/** A field may leave with the focus and without a word: the next finger sees to it. */
function mark(): void {
  const isWriting = document.activeElement?.matches(written) ?? false;
  document.documentElement.toggleAttribute('data-writing', isWriting);
}
