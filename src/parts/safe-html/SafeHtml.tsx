import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '#state/language.ts';
import { safeFragment } from './safe-fragment.ts';
import styles from './SafeHtml.module.css';

/**
 * Sanitised HTML of a host, without anything that could run, load, or imitate the shop's own
 * controls.
 */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const language = useLanguage();

  // React does not render this markup. It is inserted as a fragment, so no string is parsed as HTML
  // here.
  useLayoutEffect(() => {
    place.current?.replaceChildren(safeFragment(html, language));
  }, [html, language]);

  return <div ref={place} className={styles['html']} />;
}
