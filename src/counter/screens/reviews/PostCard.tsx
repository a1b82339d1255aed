import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { draftOf } from '#counter/parts/drafts/stored-drafts.ts';
import feedback from '#counter/parts/feedback.module.css';
import { ReplyForm } from '#counter/parts/form/ReplyForm.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { say } from '#counter/parts/toast.ts';
import * as contract from '#contract/counter/feedback.ts';
import type { Post } from '#contract/counter/feedback.ts';
import { useLanguage, useText } from '#state/language.ts';
import { feedbackText } from '#text/counter/feedback.ts';
import { momentOf } from '#text/dates.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import styles from './Reviews.module.css';

export interface PostCardProps {
  post: Post;
  /**
   * The list has just changed, so presses are ignored: they were meant for the post or the button
   * that was in this place before.
   */
  isHeld: boolean;
}

/** One review or comment, with the pharmacy's reply. */
export function PostCard({ post, isHeld }: PostCardProps) {
  const t = useText(feedbackText);
  const language = useLanguage();
  const { kind, id, author, content, createdAt, isHidden, product, answer } = post;
  const draft = `post ${kind} ${id}`;
  const [isWriting, setWriting] = useState(() => draftOf(draft) !== undefined);
  const [isOpened, setOpened] = useState(false);
  return (
    <article className={classes(surface['card'], styles['post'])} aria-label={author || t.customer}>
      <div className={feedback['line']}>
        <strong className={feedback['who']}>{author || t.customer}</strong>
        {isHidden && <StatusPill tone="over">{t.hidden}</StatusPill>}
        <time dateTime={createdAt} className={feedback['small']}>
          {momentOf(createdAt, language)}
        </time>
      </div>
      {product && (
        <p className={feedback['small']}>
          <a href={`/product/details/${encodeURIComponent(product.permalink)}#reviews`}>
            {t.about(product.name)}
          </a>
        </p>
      )}
      <p className={feedback['words']}>{content}</p>
      {answer && !isWriting && (
        <div className={feedback['reply']}>
          <p>
            <strong>{t.publicReply}</strong>
          </p>
          <p className={feedback['words']}>{answer.text}</p>
          <p className={feedback['small']}>
            {t.writtenBy(answer.by, momentOf(answer.at, language))}
          </p>
        </div>
      )}
      {isWriting ? (
        // The public reply below a post. An empty reply deletes it (counter-190).
        <ReplyForm
          endpoint={contract.replyToPost}
          request={(text) => ({ kind, id, text })}
          draft={draft}
          text={answer?.text}
          label={t.publicReply}
          hint={t.publicHint}
          rows={3}
          send={t.publishReply}
          isOpened={isOpened}
          onSent={(text) => {
            say(text.trim() === '' ? t.replyGone : t.replySaved);
            setWriting(false);
          }}
          onCancel={() => setWriting(false)}
        />
      ) : (
        <Actions
          post={post}
          isHeld={isHeld}
          onWrite={() => {
            setOpened(true);
            setWriting(true);
          }}
        />
      )}
    </article>
  );
}

function Actions({ post, isHeld, onWrite }: PostCardProps & { onWrite: () => void }) {
  const t = useText(feedbackText);
  const hiding = useChange(contract.hidePost);
  const { kind, id, isHidden, answer } = post;

  function turn(): void {
    if (isHeld) return;
    hiding.mutate(
      { kind, id, isHidden: !isHidden },
      { onSuccess: () => say(isHidden ? t.hasPublished : t.hasHidden) },
    );
  }

  return (
    <>
      <div className={feedback['line']}>
        {!isHidden && (
          <Button variant="secondary" onClick={onWrite}>
            {answer ? t.changeReply : t.reply}
          </Button>
        )}
        <Button
          variant="quiet"
          busy={hiding.isPending}
          aria-disabled={isHeld || undefined}
          onClick={turn}
        >
          {isHidden ? t.publish : t.hide}
        </Button>
      </div>
      <ProblemNotice problem={hiding.error} />
    </>
  );
}
