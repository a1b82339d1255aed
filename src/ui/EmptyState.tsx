import type { ReactNode } from 'react';
import { Icon, type IconProps } from './Icon.tsx';
import styles from './StateCard.module.css';

export interface EmptyStateProps {
  icon: IconProps['name'];
  /** The content that is missing. */
  title: ReactNode;
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
}

/** An empty state: describes the missing content and offers one action. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles['card']}>
      <span className={styles['icon']}>
        <Icon name={icon} size={32} />
      </span>
      <h2 className={styles['title']}>{title}</h2>
      {children && <div className={styles['text']}>{children}</div>}
      {action}
    </div>
  );
}
