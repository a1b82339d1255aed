import { useId, type ReactNode } from 'react';
import styles from './Article.module.css';

export interface ArticleSectionProps {
  id: string;
  title: string;
  /** What the mark beside the heading leads to, for screen readers. */
  linkLabel: string;
  body: ReactNode;
}

/** A section under an address of its own, which the mark beside its heading shows for copying. */
export function ArticleSection({ id, title, linkLabel, body }: ArticleSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles['section']}>
      <div className={styles['sectionTitle']}>
        <h2 id={titleId}>{title}</h2>
        <a href={`#${id}`} aria-label={linkLabel} className={styles['anchor']}>
          #
        </a>
      </div>
      {body}
    </section>
  );
}
