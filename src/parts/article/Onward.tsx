import { Children, type ReactNode } from 'react';
import { useText } from '#state/language.ts';
import { articleText } from '#text/article.ts';
import styles from './Onward.module.css';

/** Links to related pages. */
export function Onward({ children }: { children: ReactNode }) {
  const t = useText(articleText);
  return (
    <nav aria-label={t.furtherReading} className={styles['onward']}>
      <h2 className={styles['title']}>{t.furtherReading}</h2>
      <ul className={styles['links']}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
