import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Details.module.css';

export interface DetailsProps {
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  /** Called when it is opened, so that its content can be fetched. */
  onOpen?: () => void;
}

/** A disclosure: content that a summary line opens. */
export function Details({ summary, children, open = false, onOpen }: DetailsProps) {
  return (
    <details
      className={styles['details']}
      open={open}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className={styles['summary']}>
        <span>{summary}</span>
        <Icon name="down" />
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}
