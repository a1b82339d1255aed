import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { commentsPerPage, commentsQuery } from '#api/comments.ts';
import { reasonOf } from '#api/failure.ts';
import type { Review } from '#domain/review.ts';
import { useLanguage, useText } from '#state/language.ts';
import { dayOf } from '#text/dates.ts';
import { errorsText, wordsFor } from '#text/errors.ts';
import { digits } from '#text/numbers.ts';
import { productPageText } from '#text/product-page.ts';
import { productsText } from '#text/products.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './Reviews.module.css';

/** The Reviews tab: what customers wrote, five on a page (S1 §2, §9). */
export function Reviews({ productId }: { productId: string }) {
  const t = useText(productPageText);
  const list = useText(productsText);
  const language = useLanguage();
  const errors = useText(errorsText);
  const [page, setPage] = useState(1);
  const reviews = useQuery(commentsQuery(productId, page));

  if (reviews.isPending) {
    return (
      <div>
        <Skeleton className={styles['waiting']} />
        <Skeleton className={styles['waiting']} />
      </div>
    );
  }
  if (!reviews.data) {
    const reason = reasonOf(reviews.error);
    const words = wordsFor(reason, language);
    return (
      <ErrorState
        title={words.sentence}
        smallPrint={words.code}
        offline={reason.kind === 'unreachable' || reason.kind === 'tooSlow'}
        action={
          <Button variant="secondary" onClick={() => void reviews.refetch()}>
            {errors.retry}
          </Button>
        }
      />
    );
  }
  const { rows, total } = reviews.data;
  return (
    <div className={styles['reviews']}>
      {rows.length === 0 ? (
        <EmptyState icon="chat" title={t.noReviews} />
      ) : (
        <ul className={styles['list']}>
          {rows.map((review, position) => (
            <li key={review.id || position} className={styles['review']}>
              <ReviewWords review={review} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pageCount={Math.ceil(total / commentsPerPage)}
        labels={{
          pages: t.reviewPages,
          previous: list.previousPage,
          next: list.nextPage,
          page: list.page,
        }}
        format={(shown) => digits(shown, language)}
        onPage={setPage}
      />
      <Notice tone="info">{t.reviewsNeedSignIn}</Notice>
    </div>
  );
}

/** A null customer is shown as Customer (S1 §3). */
function ReviewWords({ review }: { review: Review }) {
  const t = useText(productPageText);
  const language = useLanguage();
  return (
    <>
      <p className={styles['who']}>
        <strong>{review.customer || t.customer}</strong>
        {review.createdAt && (
          <time dateTime={review.createdAt} className={styles['when']}>
            {dayOf(review.createdAt, language)}
          </time>
        )}
      </p>
      <p className={styles['words']}>{review.content}</p>
    </>
  );
}
