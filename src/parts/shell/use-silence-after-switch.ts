import { useEffect, useRef } from 'react';
import { useLanguage } from '#state/language.ts';
import { announce } from '#ui/announce.ts';

/** What screen readers were told in one language is not left to be read out as the next one's. */
export function useSilenceAfterSwitch(): void {
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
