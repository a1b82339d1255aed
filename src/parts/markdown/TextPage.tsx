import { useMemo, type ReactNode } from 'react';
import { parseMarkdown, sectionsOf, type Section } from '#domain/markdown.ts';
import { partOf, plainText } from '#domain/page-figures.ts';
import { Article } from '#parts/article/Article.tsx';
import { ListFailed } from '#parts/list-failed/ListFailed.tsx';
import { useText } from '#state/language.ts';
import { articleText } from '#text/article.ts';
import type { StandardPage } from '#text/pages/standard-page.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Markdown, type Parts } from './Markdown.tsx';
import { useFigures, usePageText, type PageText } from './use-page-text.ts';

export interface TextPageProps {
  page: StandardPage;
  /** The parts of the page that are not text. A section whose part is null is left out. */
  parts?: Parts;
  /** Links to related pages. */
  children: ReactNode;
}

/** A page of text (catalogue-118): its Markdown in the frame of an article. */
export function TextPage({ page, parts, children }: TextPageProps) {
  const { title, text, ...rest } = usePageText(page);
  const figures = useFigures();
  const { lead, sections } = useMemo(() => sectionsOf(parseMarkdown(text ?? '')), [text]);
  return (
    <Article
      title={title}
      lead={text === null ? <NoText {...rest} /> : <Markdown blocks={lead} figures={figures} />}
      sections={sections
        .filter((section) => !lacksPart(section, parts))
        .map(({ heading, blocks }) => ({
          id: heading.id,
          title: plainText(heading.content, figures),
          body: <Markdown blocks={blocks} figures={figures} parts={parts} />,
        }))}
    >
      {children}
    </Article>
  );
}

function NoText({ error, retry }: Pick<PageText, 'error' | 'retry'>) {
  const t = useText(articleText);
  if (error) return <ListFailed error={error} words={t} onRetry={retry} />;
  return (
    <div role="status" aria-label={t.waiting}>
      <Skeleton />
    </div>
  );
}

function lacksPart({ blocks }: Section, parts?: Parts): boolean {
  return blocks.some((block) => {
    const part = partOf(block);
    return part !== null && parts?.[part] === null;
  });
}
