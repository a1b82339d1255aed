import { useEffect, type ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { counterTitle } from './title.ts';
import { ScreenLink } from './links.tsx';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  /** The title of the page and of the browser's tab. */
  title: string;
  /** A status or a count beside the title. */
  beside?: ReactNode;
  /** A sentence below the title. */
  children?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** The link back to the list that contains this page's item. */
  back?: { to: string; words: string };
}

/** The head of every screen: back link, title and actions. */
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
