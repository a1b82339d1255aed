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
  /** The URL fragment of the section. It is the same in both languages and must never change. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface ArticleProps {
  title: string;
  /** One or two sentences that summarise the page. */
  lead: ReactNode;
  sections: readonly Section[];
  /** Links to related pages. */
  children: ReactNode;
}

/**
 * A page of text: breadcrumb, list of contents, and sections with their own anchors. The list of
 * contents is beside the text on a desktop and a disclosure above it on a phone. Only the text is
 * printed.
 */
export function Article({ title, lead, sections, children }: ArticleProps) {
  const t = useText(articleText);
  usePageTitle(title);
  const hasContents = sections.length > 0;
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
      {hasContents && (
        <nav aria-label={t.onThisPage} className={styles['beside']}>
          <p className={styles['contentsTitle']}>{t.onThisPage}</p>
          {contents}
        </nav>
      )}
      <article className={styles['article']}>
        <header className={styles['header']}>
          <h1>{title}</h1>
          <div className={styles['lead']}>{lead}</div>
        </header>
        {hasContents && (
          <nav aria-label={t.onThisPage} className={styles['above']}>
            <Details summary={t.onThisPage}>{contents}</Details>
          </nav>
        )}
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
