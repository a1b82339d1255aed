import { useEffect, type ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { counterTitle } from './title.ts';
import { ScreenLink } from './links.tsx';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  /** Of the page and of the browser's tab. */
  title: string;
  /** Beside the title: a status, a count. */
  beside?: ReactNode;
  /** A sentence below it. */
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** The list that this is one of. */
  back?: { to: string; words: string };
}

/** The head of every screen: where one is, what it is called, what can be done. */
export function PageHead({ title, beside, children, actions, back }: PageHeadProps) {
  useEffect(() => {
    counterTitle.set((now) => ({ ...now, screen: title }));
  }, [title]);
  return (
    <header className={styles['head']}>
      {back && (
        <ScreenLink to={back.to} className={styles['back']}>
          <Icon name="left" size={16} />
          {back.words}
        </ScreenLink>
      )}
      <div className={styles['line']}>
        <div className={styles['name']}>
          <h1 className={styles['title']}>{title}</h1>
          {beside}
        </div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children && <div className={styles['more']}>{children}</div>}
    </header>
  );
}
