import type { ReactNode } from 'react';
import type { Page } from '#contract/lists.ts';
import { isBeyondLast, pageCountOf } from '#contract/page-count.ts';
import { LazyNoSuchPage } from '#parts/no-such-page/LazyNoSuchPage.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { profileLinksText } from '#text/profile.ts';
import { Pager, type PagerProps } from '#ui/Pager.tsx';
import styles from './PagedAnswer.module.css';
import { Answered, type AnsweredProps } from './Answered.tsx';

export interface PagedAnswerProps<Row>
  extends Omit<AnsweredProps<Page<Row>>, 'children'>, Pick<PagerProps, 'page' | 'link' | 'onPage'> {
  perPage: number;
  /** In place of the list where there is nothing at all. */
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** One page of the customer's own things with its pager, in all the faces of `Answered`. */
export function PagedAnswer<Row>(props: PagedAnswerProps<Row>) {
  const { page, perPage, link, onPage, empty, children, ...answered } = props;
  const t = useText(profileLinksText);
  const language = useLanguage();
  const ways = { ...(link ? { link } : {}), ...(onPage ? { onPage } : {}) };

  function listed(answer: Page<Row>): ReactNode {
    if (isBeyondLast(page, answer)) {
      const pageCount = answer.isCounted === false ? 0 : pageCountOf(page, perPage, answer);
      return <LazyNoSuchPage page={page} pageCount={pageCount} {...ways} />;
    }
    if (answer.rows.length === 0) return empty;
    return (
      <>
        <div className={styles['rows']} aria-busy={answered.of.isPageBefore}>
          {children(answer.rows)}
        </div>
        <Pager
          page={page}
          pageCount={pageCountOf(page, perPage, answer)}
          labels={{ pages: t.pages, previous: t.previous, next: t.next, page: t.page }}
          format={(at) => digits(at, language)}
          {...ways}
        />
      </>
    );
  }

  return <Answered {...answered}>{listed}</Answered>;
}
