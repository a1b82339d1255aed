import { useEffect, useRef } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { DraftNotice } from '#counter/parts/drafts/DraftNotice.tsx';
import { useKeptForm } from '#counter/parts/drafts/use-kept-form.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import * as contract from '#contract/counter/feedback.ts';
import type { Post } from '#contract/counter/feedback.ts';
import { useText } from '#state/language.ts';
import { feedbackText } from '#text/counter/feedback.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './Reviews.module.css';

interface PublicAnswerFormProps {
  post: Post;
  /** It was opened by a press, which goes on in the field. */
  isOpened: boolean;
  onDone: () => void;
}

/** Under what a half-typed answer is kept. */
export function postDraft({ kind, id }: Post): string {
  return `post ${kind} ${id}`;
}

/** What everybody reads below a post; empty takes it back (counter-190). */
export function PublicAnswerForm({ post, isOpened, onDone }: PublicAnswerFormProps) {
  const t = useText(feedbackText);
  const { kind, id, answer } = post;
  const form = useKeptForm(postDraft(post), () => ({ text: answer?.text ?? '' }));
  const { text } = form.typed;
  const answering = useChange(contract.answerPost);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);

  function leave(): void {
    form.beginAnew();
    onDone();
  }

  function publish(): void {
    if (answering.isPending) return;
    answering.mutate(
      { kind, id, text },
      {
        onSuccess: () => {
          say(text.trim() === '' ? t.answerGone : t.answerSaved);
          leave();
        },
      },
    );
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
    >
      <DraftNotice form={form} />
      <TextArea
        ref={field}
        label={t.publicAnswer}
        hint={t.publicHint}
        value={text}
        onChange={(words) => form.type({ text: words })}
        maxLength={contract.longestAnswer}
        rows={3}
      />
      <ProblemNotice problem={answering.error} />
      <div className={styles['actions']}>
        <Button type="submit" busy={answering.isPending}>
          {t.publishAnswer}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
