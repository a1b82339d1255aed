import type { ReactNode } from 'react';
import type { Page } from '#contract/lists.ts';
import { isBeyondLast, pageCountOf } from '#contract/page-count.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { profileLinksText } from '#text/profile.ts';
import { Pager, type PagerProps } from '#ui/Pager.tsx';
import styles from './PagedPrivateData.module.css';
import { PrivateData, type PrivateDataProps } from './PrivateData.tsx';

const NoSuchPage = lazyPart(
  async () => (await import('#parts/no-such-page/NoSuchPage.tsx')).NoSuchPage,
  { Failed: null },
);

export interface PagedPrivateDataProps<Row>
  extends Omit<PrivateDataProps<Page<Row>>, 'children'>, Pick<PagerProps, 'page' | 'link'> {
  perPage: number;
  /** Shown instead of the list if it is empty. */
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** One page of a list of the customer's with its pager, in all states of `PrivateData`. */
export function PagedPrivateData<Row>(props: PagedPrivateDataProps<Row>) {
  const { page, perPage, link, empty, children, ...privateData } = props;
  const t = useText(profileLinksText);
  const language = useLanguage();

  function listed(response: Page<Row>): ReactNode {
    if (isBeyondLast(page, response)) {
      const pageCount = response.isCounted === false ? 0 : pageCountOf(page, perPage, response);
      return <NoSuchPage page={page} pageCount={pageCount} link={link} />;
    }
    if (response.rows.length === 0) return empty;
    return (
      <>
        <div className={styles['rows']} aria-busy={privateData.of.isPageBefore}>
          {children(response.rows)}
        </div>
        <Pager
          page={page}
          pageCount={pageCountOf(page, perPage, response)}
          labels={{ pages: t.pages, previous: t.previous, next: t.next, page: t.page }}
          format={(at) => digits(at, language)}
          link={link}
        />
      </>
    );
  }

  return <PrivateData {...privateData}>{listed}</PrivateData>;
}
