import type { ReactNode } from 'react';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** 'You are here' for screen readers. */
  label: string;
  /** Links from the start to the parent. */
  trail: readonly { key: string; link: ReactNode }[];
  current: ReactNode;
}

/** Where this page stands: links down to it, then its own name. */
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
