import { useEffect, useRef } from 'react';
import { DraftNotice } from '#counter/parts/drafts/DraftNotice.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { longestReply } from '#contract/counter/feedback.ts';
import type { Endpoint, RequestInput } from '#contract/endpoint.ts';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useForm } from './use-form.ts';
import styles from './ReplyForm.module.css';

export interface ReplyFormProps<E extends Endpoint> {
  endpoint: E;
  request: (text: string) => RequestInput<E>;
  /** The name of the draft. */
  draft: string;
  /** The initial text: the existing reply, if there is one. */
  text?: string;
  label: string;
  hint: string;
  rows: number;
  /** The label of the button that sends the reply. */
  send: string;
  /** A press opened the form, so the field gets the focus. */
  isOpened: boolean;
  onSent: (text: string) => void;
  onCancel: () => void;
}

/** A form for a written reply to a customer: one field, with a draft. */
export function ReplyForm<E extends Endpoint>(props: ReplyFormProps<E>) {
  const { endpoint, request, draft, text = '', isOpened, onSent, onCancel } = props;
  const t = useText(frameText);
  const form = useForm({
    endpoint,
    draft,
    initial: () => ({ text }),
    request: (typed) => request(typed.text),
    onDone(_, sent) {
      form.restart();
      onSent(sent.text);
    },
  });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);

  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      <DraftNotice form={form} />
      <TextArea
        ref={field}
        label={props.label}
        hint={props.hint}
        {...form.field('text')}
        maxLength={longestReply}
        rows={props.rows}
      />
      <ProblemNotice problem={form.problem} />
      <div className={styles['actions']}>
        <Button type="submit" busy={form.isBusy}>
          {props.send}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            form.restart();
            onCancel();
          }}
        >
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
