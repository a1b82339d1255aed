import type { ReactNode } from 'react';
import styles from './ComponentsScreen.module.css';

/** A control under its name in the code, with its states. What waits in it waits for ever, and tests know it by `data-specimen`. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles['specimen']} aria-labelledby={`show-${name}`} data-specimen>
      <h2 id={`show-${name}`} lang="en">
        {name}
      </h2>
      <div className={styles['states']}>{children}</div>
    </section>
  );
}

/** One state of it; `name` is a word of the samples, or what the code calls it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles['state']}>
      <p className={styles['stateName']}>{name}</p>
      {children}
    </div>
  );
}
