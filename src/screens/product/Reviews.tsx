import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { commentsPerPage, commentsQuery } from '#api/comments.ts';
import { readPost } from '#contract/written.ts';
import type { Submission } from '#domain/submission.ts';
import type { Product } from '#domain/product.ts';
import { PostForm } from '#parts/posts/PostForm.tsx';
import { PostList } from '#parts/posts/PostList.tsx';
import { useText } from '#state/language.ts';
import { commentsText } from '#text/comments.ts';
import { productPageText } from '#text/product-page.ts';
import styles from './Reviews.module.css';

/**
 * The Reviews tab: customers' comments, five per page, and a form to post (catalogue-60,
 * catalogue-72).
 */
export function Reviews({ product }: { product: Product }) {
  const t = useText(commentsText);
  const { reviews: title } = useText(productPageText);
  const [page, setPage] = useState(1);
  const query = useQuery(commentsQuery(product.id, page));
  const { id } = product;
  const about = {
    id,
    key: product.permalink || id,
    name: [product.name, product.strength].filter(Boolean).join(' '),
  };
  const fits = (submission: Submission) =>
    submission.kind === 'comment' && readPost(submission.payload)?.productId === id;
  return (
    <div className={styles['reviews']}>
      <section className={styles['section']} aria-label={t.formTitle}>
        <PostForm kind="comment" about={about} words={{ field: t.field, empty: t.empty }} />
      </section>
      <PostList
        query={query}
        queryKey={['comments', id]}
        fits={fits}
        words={{
          list: title,
          none: t.none,
          noneHint: t.noneHint,
          pages: t.pages,
        }}
        pageSize={commentsPerPage}
        page={page}
        onPage={setPage}
      />
    </div>
  );
}
