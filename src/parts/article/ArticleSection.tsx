import { useId, type ReactNode } from 'react';
import styles from './Article.module.css';

export interface ArticleSectionProps {
  id: string;
  title: string;
  /** The accessible name of the anchor link beside the heading. */
  linkLabel: string;
  body: ReactNode;
}

/** A section with its own URL, which the anchor link beside its heading shows for copying. */
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
