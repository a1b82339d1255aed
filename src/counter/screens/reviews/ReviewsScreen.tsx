import { call } from '#counter/api/call.ts';
import { usePieces } from '#counter/api/use-pieces.ts';
import feedback from '#counter/parts/feedback.module.css';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { FilterChips } from '#counter/parts/FilterChips.tsx';
import { useAddressQuery } from '#counter/parts/links.tsx';
import { MorePieces } from '#counter/parts/MorePieces.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { useJustChanged } from '#counter/parts/use-just-changed.ts';
import * as contract from '#contract/counter/feedback.ts';
import { useText } from '#state/language.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { feedbackText } from '#text/counter/feedback.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PostCard } from './PostCard.tsx';

/**
 * The public reviews and comments: they can be hidden, published again, and replied to (counter-188
 * to counter-190).
 */
export function ReviewsScreen() {
  const t = useText(feedbackText);
  const titles = useText(screenTitles);
  const [query, changeQuery] = useAddressQuery();
  const kind = query.get('kind') === 'comment' ? 'comment' : 'review';
  const show = contract.postFilters.find((one) => one === query.get('show')) ?? 'all';
  const pieces = usePieces([contract.posts.name, kind, show], (after, signal) =>
    call(contract.posts, { kind, show, after }, { signal }),
  );
  const shown = pieces.data?.pages.flatMap(({ rows }) => rows);
  const isHeld = useJustChanged(
    shown?.map(({ kind, id, isHidden }) => `${kind} ${id} ${isHidden}`).join() ?? null,
  );
  return (
    <>
      <PageHead title={titles.posts}>{t.postsIntro}</PageHead>
      <FilterChips
        label={t.kinds}
        chips={[
          { value: 'review', words: t.reviews },
          { value: 'comment', words: t.comments },
        ]}
        chosen={kind}
        onChoose={(value) => changeQuery({ kind: value === 'review' ? '' : value })}
      />
      <FilterChips
        label={t.show}
        chips={contract.postFilters.map((value) => ({ value, words: t[value] }))}
        chosen={show}
        onChoose={(value) => changeQuery({ show: value === 'all' ? '' : value })}
      />
      <QueryState query={pieces}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) {
            return (
              <EmptyState icon="chat" title={t.noPosts}>
                {t.noPostsMore}
              </EmptyState>
            );
          }
          return (
            <>
              <ul className={feedback['list']} aria-busy={pieces.isPlaceholderData || undefined}>
                {rows.map((post) => (
                  <li key={`${post.kind} ${post.id}`}>
                    <PostCard post={post} isHeld={isHeld} />
                  </li>
                ))}
              </ul>
              <MorePieces pieces={pieces} />
            </>
          );
        }}
      </QueryState>
    </>
  );
}
