import type { ReactNode } from 'react';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** The accessible name, 'You are here'. */
  label: string;
  /** Links from the home page to the parent page. */
  trail: readonly { key: string; link: ReactNode }[];
  current: ReactNode;
}

/** The position of this page: links to its parents, then its own name. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles['trail']}>
        {trail.map((step) => (
          <li key={step.key} className={styles['step']}>
            {step.link}
          </li>
        ))}
        <li className={styles['current']} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
