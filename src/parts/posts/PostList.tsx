import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasNoResponse, reasonOf } from '#api/failure.ts';
import type { Page } from '#contract/lists.ts';
import { isBeyondLast, pageCountOf } from '#contract/page-count.ts';
import type { Submission } from '#domain/submission.ts';
import type { Review } from '#domain/review.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useWhenSent } from '#parts/submissions/use-when-sent.ts';
import { useLanguage, useText } from '#state/language.ts';
import { errorsText, wordsFor } from '#text/errors.ts';
import { digits } from '#text/numbers.ts';
import { productsText } from '#text/products.ts';
import { postsText } from '#text/posts.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Pager, type PagerLook } from '#ui/Pager.tsx';
import { pageButton } from '#ui/page-button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { WaitingPosts } from './WaitingPosts.tsx';
import { PostRows } from './PostRows.tsx';
import styles from './PostList.module.css';

const NoSuchPage = lazyPart(
  async () => (await import('#parts/no-such-page/NoSuchPage.tsx')).NoSuchPage,
  { Failed: null },
);

export interface PostListProps {
  /** The requested page. The previous one stays visible while it loads. */
  query: UseQueryResult<Page<Review>>;
  /** The common prefix of the query keys of all pages. They are refetched after a post. */
  queryKey: readonly unknown[];
  /** Selects this list's submissions on this phone. */
  fits: (submission: Submission) => boolean;
  words: { list: string; none: string; noneHint: string; pages: string };
  pageSize: number;
  page: number;
  /** Creates the pager's links, if the page number is part of the address. */
  link?: (page: number, look: PagerLook, content: ReactNode) => ReactNode;
  /** Called if the page number is not part of the address, and with 1 after a post. */
  onPage: (page: number) => void;
}

/**
 * A list of reviews or comments in its states: ready, waiting, failed, offline, empty. The
 * customer's own waiting posts come first.
 */
export function PostList(props: PostListProps) {
  const { query, queryKey, fits, words, page } = props;
  const queryClient = useQueryClient();

  // A post that was delivered by this page, the worker or another tab reloads the list
  // (catalogue-80).
  useWhenSent(fits, () => {
    if (page !== 1) props.onPage(1);
    void queryClient.invalidateQueries({ queryKey });
  });

  return (
    <div className={styles['page']}>
      <WaitingPosts fits={fits} label={words.list} readAt={query.dataUpdatedAt} />
      <Listed {...props} />
    </div>
  );
}

function Listed({ query, words, page, pageSize, link, onPage }: PostListProps) {
  const t = useText(productsText);
  const general = useText(postsText);
  const language = useLanguage();
  const { data } = query;

  if (!data && query.error && !query.isFetching) return <Failed query={query} />;
  if (!data) {
    return (
      <div role="status" aria-label={general.waiting} className={styles['waiting']}>
        <Skeleton className={styles['line']} />
        <Skeleton className={styles['line']} />
        <Skeleton className={styles['line']} />
      </div>
    );
  }
  const { rows } = data;
  const pageCount = pageCountOf(page, pageSize, data);
  const way = link ?? pageButton(onPage);
  if (isBeyondLast(page, data)) {
    const known = data.isCounted === false ? 0 : pageCount;
    return <NoSuchPage page={page} pageCount={known} link={way} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState icon="chat" title={words.none}>
        {words.noneHint}
      </EmptyState>
    );
  }
  return (
    <div className={styles['listed']} aria-busy={query.isPlaceholderData || undefined}>
      <PostRows rows={rows} label={words.list} />
      <Pager
        page={page}
        pageCount={pageCount}
        labels={{
          pages: words.pages,
          previous: t.previousPage,
          next: t.nextPage,
          page: t.page,
        }}
        format={(shown) => digits(shown, language)}
        link={way}
      />
    </div>
  );
}

/**
 * An error state: grey if there was no response, else with the server's sentence. The form above
 * the list still works.
 */
function Failed({ query }: Pick<PostListProps, 'query'>) {
  const errors = useText(errorsText);
  const language = useLanguage();
  const reason = reasonOf(query.error);
  const { whole, hint } = wordsFor(reason, language);
  return (
    <ErrorState
      title={whole}
      offline={hasNoResponse(reason)}
      action={
        <Button variant="secondary" onClick={() => void query.refetch()}>
          {errors.retry}
        </Button>
      }
    >
      {hint}
    </ErrorState>
  );
}
