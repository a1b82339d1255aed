import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Details.module.css';

export interface DetailsProps {
  summary: ReactNode;
  children: ReactNode;
  /** Starts open. */
  open?: boolean;
  /** It was opened: what is behind it may be fetched now. */
  onOpen?: () => void;
}

/** More words behind a line that opens. */
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
