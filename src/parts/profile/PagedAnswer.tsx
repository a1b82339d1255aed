import type { ReactNode } from 'react';
import { pageCountOf, type Page } from '#contract/lists.ts';
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
  return (
    <Answered {...answered}>
      {(answer) => (
        <>
          {answer.rows.length === 0 ? (
            empty
          ) : (
            <div className={styles['rows']} aria-busy={answered.of.isPageBefore}>
              {children(answer.rows)}
            </div>
          )}
          {(answer.rows.length > 0 || page > 1) && (
            <Pager
              page={page}
              pageCount={pageCountOf(page, perPage, answer)}
              labels={{ pages: t.pages, previous: t.previous, next: t.next, page: t.page }}
              format={(at) => digits(at, language)}
              {...(link ? { link } : {})}
              {...(onPage ? { onPage } : {})}
            />
          )}
        </>
      )}
    </Answered>
  );
}
