import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { articleText } from '#text/article.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Details } from '#ui/Details.tsx';
import { ArticleSection } from './ArticleSection.tsx';
import { Onward } from './Onward.tsx';
import styles from './Article.module.css';

export interface Section {
  /** What stands behind the # of an address; the same in both languages and for ever. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface ArticleProps {
  title: string;
  /** What the page says, in a sentence or two. */
  lead: ReactNode;
  sections: readonly Section[];
  /** Links to what a reader of this page may want next. */
  children: ReactNode;
}

/**
 * A page to read: where it stands, what is on it, its sections under addresses
 * of their own. The list of contents stands behind the text on a desktop and
 * opens above it on a phone; on paper there is only the text.
 */
export function Article({ title, lead, sections, children }: ArticleProps) {
  const t = useText(articleText);
  usePageTitle(title);
  const contents = (
    <ol className={styles['contents']}>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`} className={styles['entry']}>
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={styles['page']}>
      <div className={styles['trail']}>
        <Breadcrumb
          label={t.breadcrumb}
          trail={[{ key: 'home', link: <Link to="/">{t.home}</Link> }]}
          current={title}
        />
      </div>
      <nav aria-label={t.onThisPage} className={styles['beside']}>
        <p className={styles['contentsTitle']}>{t.onThisPage}</p>
        {contents}
      </nav>
      <article className={styles['article']}>
        <header className={styles['header']}>
          <h1>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
        </header>
        <nav aria-label={t.onThisPage} className={styles['above']}>
          <Details summary={t.onThisPage}>{contents}</Details>
        </nav>
        {sections.map((section) => (
          <ArticleSection key={section.id} {...section} linkLabel={t.linkTo(section.title)} />
        ))}
        <footer className={styles['end']}>
          <Onward>{children}</Onward>
        </footer>
      </article>
    </div>
  );
}
