import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Pager.module.css';

export interface PagerLook {
  className: string | undefined;
  'aria-label': string;
  'aria-current'?: 'page' | undefined;
}

export interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  labels: { pages: string; previous: string; next: string; page: (page: string) => string };
  /** Formats a page number in the reader's digits. */
  format?: (page: number) => string;
  /**
   * Renders the link to a page with these attributes. Use a `pageButton` if the page is not part of
   * the address.
   */
  link: (page: number, look: PagerLook, content: ReactNode) => ReactNode;
}

/** Links to the pages of a list. Renders nothing if there is only one. */
export function Pager({ page, pageCount, labels, format = String, link }: PagerProps) {
  if (pageCount <= 1) return null;

  function step(to: number, label: string, content: ReactNode, isCurrent = false): ReactNode {
    const look: PagerLook = {
      className: isCurrent ? styles['current'] : styles['page'],
      'aria-label': label,
      'aria-current': isCurrent ? 'page' : undefined,
    };
    return link(to, look, content);
  }

  return (
    <nav aria-label={labels.pages} className={styles['pager']}>
      {page > 1 && step(page - 1, labels.previous, <Icon name="left" />)}
      <ol className={styles['pages']}>
        {shownPages(page, pageCount).map((shown) =>
          shown > 0 ? (
            <li key={shown}>
              {step(shown, labels.page(format(shown)), format(shown), shown === page)}
            </li>
          ) : (
            <li key={shown} className={styles['gap']} aria-hidden="true">
              …
            </li>
          ),
        )}
      </ol>
      {page < pageCount && step(page + 1, labels.next, <Icon name="right" />)}
    </nav>
  );
}

/** The first and last page and the neighbours of the current one. A negative number is a gap. */
export function shownPages(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((at) => at >= 1 && at <= pageCount);
  const pages = [...new Set(near)];
  return pages.flatMap((at, index) => {
    const before = pages[index - 1] ?? 0;
    if (at - before === 2) return [at - 1, at];
    return at - before > 2 ? [-at, at] : [at];
  });
}
