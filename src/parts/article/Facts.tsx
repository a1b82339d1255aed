import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Things and what is true of each, as a list of terms that lies flat on a desktop. */
export function Facts({ facts }: { facts: readonly [thing: string, fact: ReactNode][] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([thing, fact]) => (
        <div key={thing} className={styles['fact']}>
          <dt className={styles['thing']}>{thing}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
