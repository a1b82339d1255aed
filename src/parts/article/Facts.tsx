import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import styles from './Facts.module.css';

/** A description list. On a desktop each term and its description are on one line. */
export function Facts({ facts }: { facts: readonly [thing: string, fact: ReactNode][] }) {
  return (
    <dl className={classes(surface['raised'], styles['facts'])}>
      {facts.map(([thing, fact]) => (
        <div key={thing} className={styles['fact']}>
          <dt className={styles['thing']}>{thing}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
