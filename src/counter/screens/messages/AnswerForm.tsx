import { useEffect, useRef } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { DraftNotice } from '#counter/parts/drafts/DraftNotice.tsx';
import { useKeptForm } from '#counter/parts/drafts/use-kept-form.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import * as contract from '#contract/counter/feedback.ts';
import type { Message, WayToAnswer } from '#contract/counter/feedback.ts';
import { useText } from '#state/language.ts';
import { feedbackText } from '#text/counter/feedback.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './Messages.module.css';

export interface AnswerFormProps {
  message: Pick<Message, 'kind' | 'id'>;
  way: WayToAnswer;
  /** It was opened by a press, which goes on in the field. */
  isOpened: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Under what a half-typed answer is kept. */
export function answerDraft({ kind, id }: AnswerFormProps['message'], way: WayToAnswer): string {
  return `answer ${kind} ${id} ${way}`;
}

/** The words of an answer: told to the customer, or noted after a call or a mail (counter-182, counter-183). */
export function AnswerForm({ message, way, isOpened, onDone, onCancel }: AnswerFormProps) {
  const t = useText(feedbackText);
  const form = useKeptForm(answerDraft(message, way), () => ({ text: '' }));
  const { text } = form.typed;
  const answering = useChange(contract.answerMessage);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTold = way === 'app';
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);

  function send(): void {
    if (answering.isPending) return;
    answering.mutate(
      { kind: message.kind, id: message.id, how: way, text },
      {
        onSuccess: () => {
          form.beginAnew();
          say(isTold ? t.sent : t.noted);
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
        send();
      }}
    >
      <DraftNotice form={form} />
      <TextArea
        ref={field}
        label={isTold ? t.yourAnswer : t.note}
        hint={isTold ? t.yourAnswerHint : t.noteHint}
        value={text}
        onChange={(words) => form.type({ text: words })}
        maxLength={contract.longestAnswer}
        rows={4}
      />
      <ProblemNotice problem={answering.error} />
      <div className={styles['actions']}>
        <Button type="submit" busy={answering.isPending}>
          {isTold ? t.send : t.noteDown}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            form.beginAnew();
            onCancel();
          }}
        >
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
