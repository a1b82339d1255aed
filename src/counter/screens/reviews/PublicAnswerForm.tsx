import { useEffect, useRef, useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import * as contract from '#contract/counter/voices.ts';
import { useText } from '#state/language.ts';
import { voicesText } from '#text/counter/voices.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { Post } from './PostCard.tsx';
import styles from './Reviews.module.css';

/** What everybody reads below a post; empty takes it back (counter-190). */
export function PublicAnswerForm({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useText(voicesText);
  const { kind, id, answer } = post;
  const [text, setText] = useState(answer?.text ?? '');
  const answering = useChange(contract.answerPost);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  function publish(): void {
    if (answering.isPending) return;
    answering.mutate(
      { kind, id, text },
      {
        onSuccess: () => {
          say(text.trim() === '' ? t.answerGone : t.answerSaved);
          onDone();
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
      <TextArea
        ref={field}
        label={t.publicAnswer}
        hint={t.publicHint}
        value={text}
        onChange={setText}
        maxLength={contract.longestAnswer}
        rows={3}
      />
      <ProblemNotice problem={answering.error} />
      <div className={styles['actions']}>
        <Button type="submit" busy={answering.isPending}>
          {t.publishAnswer}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
