import type { Review } from '#domain/review.ts';
import { useLanguage, useText } from '#state/language.ts';
import { dayOf } from '#text/dates.ts';
import { postsText } from '#text/posts.ts';
import styles from './PostRows.module.css';

/** A list of reviews or comments. */
export function PostRows({ rows, label }: { rows: readonly Review[]; label: string }) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {rows.map((post, position) => (
        <li key={post.id || position} className={styles['post']}>
          <PostWords post={post} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A null customer is shown as Customer (catalogue-73). The pharmacy's reply is below the post
 * (counter-190).
 */
function PostWords({ post }: { post: Review }) {
  const t = useText(postsText);
  const language = useLanguage();
  return (
    <>
      <p className={styles['who']}>
        <strong>{post.customer || t.customer}</strong>
        {post.createdAt && (
          <time dateTime={post.createdAt} className={styles['when']}>
            {dayOf(post.createdAt, language)}
          </time>
        )}
      </p>
      <p className={styles['words']}>{post.content}</p>
      {post.answer && (
        <div className={styles['reply']}>
          <p>
            <strong>{t.pharmacy}</strong>
          </p>
          <p className={styles['words']}>{post.answer}</p>
        </div>
      )}
    </>
  );
}
