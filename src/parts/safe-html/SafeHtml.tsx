import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '#state/language.ts';
import { safeFragment } from './safe-fragment.ts';
import styles from './SafeHtml.module.css';

/** HTML that a host wrote, with nothing in it that could run, load or look like the shop's own controls. */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const language = useLanguage();

  // Markup that React did not make. A fragment, so that no string becomes HTML here.
  useLayoutEffect(() => {
    place.current?.replaceChildren(safeFragment(html, language));
  }, [html, language]);

  return <div ref={place} className={styles['html']} />;
}
