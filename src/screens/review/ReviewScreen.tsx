import { Link, useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { reviewsPerPage, reviewsQuery } from '#api/comments.ts';
import type { Submission } from '#domain/submission.ts';
import { PostForm } from '#parts/posts/PostForm.tsx';
import { PostList } from '#parts/posts/PostList.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { writePage } from '#state/page-in-address.ts';
import { reviewsText } from '#text/reviews.ts';
import { classes } from '#ui/classes.ts';
import layout from '#ui/page.module.css';
import styles from './ReviewScreen.module.css';

/**
 * Site Review (catalogue-71, catalogue-72): reviews of the shop, five per page, and a form to post.
 */
export function ReviewScreen({ page }: { page: number }) {
  const t = useText(reviewsText);
  usePageTitle(t.title);
  const navigate = useNavigate();
  const query = useQuery(reviewsQuery(page));
  const total = query.data?.total ?? 0;
  return (
    <div className={classes(layout['page'], layout['airy'], styles['screen'])}>
      <header className={styles['heading']}>
        <h1>{t.title}</h1>
        <p className={styles['intro']}>{t.intro}</p>
      </header>
      <section className={styles['section']} aria-labelledby="write-a-review">
        <h2 id="write-a-review">{t.formTitle}</h2>
        <PostForm kind="review" about={null} words={{ field: t.field, empty: t.empty }} />
      </section>
      <section className={styles['section']} aria-labelledby="reviews">
        <div className={layout['heading']}>
          <h2 id="reviews">{t.listTitle}</h2>
          {total > 0 && <p className={layout['count']}>{t.count(total)}</p>}
        </div>
        <PostList
          query={query}
          queryKey={['reviews']}
          fits={isReview}
          words={{
            list: t.listTitle,
            none: t.none,
            noneHint: t.noneHint,
            pages: t.pages,
          }}
          pageSize={reviewsPerPage}
          page={page}
          link={(to, look, content) => (
            <Link {...look} to="/review" search={writePage(to)} resetScroll={false}>
              {content}
            </Link>
          )}
          onPage={(to) => void navigate({ to: '/review', search: writePage(to) })}
        />
      </section>
    </div>
  );
}

function isReview(submission: Submission): boolean {
  return submission.kind === 'review';
}
