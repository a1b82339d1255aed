import type { ReactNode } from 'react';
import styles from './ComponentsScreen.module.css';

/**
 * A control with its name in the code and its states. Its waiting states never end, and tests find
 * it by `data-specimen`.
 */
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

/** One state of the control. `name` is a text of the samples, or the prop's name in the code. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles['state']}>
      <p className={styles['stateName']}>{name}</p>
      {children}
    </div>
  );
}
