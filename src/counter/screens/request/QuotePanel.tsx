import { useState } from 'react';
import { isUnsure } from '#counter/api/problem.ts';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { useShortcuts } from '#counter/parts/use-shortcuts.ts';
import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { move, quote } from '#contract/counter/requests.ts';
import { requestLimits } from '#domain/request-order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { digits, taka } from '#text/numbers.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Details } from '#ui/Details.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { isNothingToBeHad, rowsOf, sumOf, type QuoteDraft } from './quote-draft.ts';
import { draftLines } from './quote-lines.ts';
import { QuoteLines } from './QuoteLines.tsx';
import type { Done } from './QuotedView.tsx';
import { useHeldChange } from './use-held-change.ts';
import styles from './Request.module.css';

interface QuotePanelProps {
  request: CounterRequest;
  draft: QuoteDraft;
  /** The version of a quote with an unknown outcome; null if there is none. */
  unsure: number | null;
  /** A colleague works on the request or has quoted it, so this quote cannot be sent. */
  isBlocked: boolean;
  /** Whether the quote can be sent. If not, it shows the first problem. */
  check: () => boolean;
  onNote: (note: string) => void;
  onSending: (isSending: boolean) => void;
  onUnsure: (version: number | null) => void;
  onDone: (done: Done) => void;
}

/** The note, the total, a preview of what the customer will read, and the send button. */
export function QuotePanel(props: QuotePanelProps) {
  const { request, draft, unsure, isBlocked, check, onNote, onSending, onUnsure, onDone } = props;
  const t = useText(counterRequestText);
  const language = useLanguage();
  const quoting = useHeldChange(quote, request.id);
  const ending = useHeldChange(move, request.id);
  const [isEnding, setEnding] = useState(false);
  const { id, number } = request;
  const note = draft.note.trim();
  const sum = sumOf(draft, request.charge);
  const lines = draftLines(draft);
  const openCount = lines.filter(({ isOpen }) => isOpen).length;
  const total = taka(sum.total, language);
  const isNothing = isNothingToBeHad(draft);
  const canBeAccepted =
    sum.deliveryCharge !== null && draft.rows.every(({ choice }) => choice.kind !== 'price');

  /**
   * Awaits the promise instead of using a callback of `mutate`: the request is refetched after the
   * call, which may unmount this component before the callback runs.
   */
  async function give(): Promise<void> {
    onSending(true);
    const version = unsure ?? draft.version;
    try {
      const given = await quoting.mutateAsync({ id, version, rows: rowsOf(draft), note });
      onDone({ number, total: given.total, canBeAccepted: given.canBeAccepted });
    } catch (problem) {
      onUnsure(isUnsure(problem) ? version : null);
      // The error is shown below the button, a conflict above the rows.
    } finally {
      onSending(false);
    }
  }

  async function end(): Promise<void> {
    try {
      await ending.mutateAsync({ id, version: draft.version, status: 'Cancelled', note });
      onDone({ number, total: null, canBeAccepted: false });
    } catch {
      // The dialog shows the error.
    }
  }

  function send(): void {
    if (isBlocked || quoting.isPending || !check()) return;
    if (isNothing) setEnding(true);
    else void give();
  }

  useShortcuts([{ key: 'Enter', ctrl: true, words: t.sendKey, onPress: send }]);

  const words = request.answer ? t.sendAgain(total) : t.send(total);
  return (
    <Panel
      title={t.quote}
      actions={openCount > 0 && <Badge tone="offer">{t.openCount(openCount)}</Badge>}
    >
      <TextArea
        label={t.note}
        hint={t.noteHint}
        value={draft.note}
        maxLength={requestLimits.noteLength}
        onChange={onNote}
      />
      {!request.charge && <Notice tone="info">{t.noAddress}</Notice>}
      <Details summary={t.theyRead} open>
        <p className={styles['reads']}>{t.readsTotal(digits(number, language), total)}</p>
        <QuoteLines lines={lines} sum={sum} note={note} />
        <p className={styles['soft']}>{canBeAccepted ? t.readsTap : t.readsCall}</p>
      </Details>
      <ProblemNotice problem={isBlocked ? null : quoting.error} />
      <Button wide busy={quoting.isPending} aria-disabled={isBlocked} onClick={send}>
        {isNothing ? t.sendNothing : words}
      </Button>
      {isEnding && (
        <ConfirmDialog
          title={t.nothingSure}
          confirm={t.sendNothing}
          isDanger
          isBusy={ending.isPending}
          problem={ending.error}
          onClose={() => {
            setEnding(false);
            ending.reset();
          }}
          onConfirm={() => void end()}
        >
          <p>{t.nothingHint}</p>
          {note && <p>{note}</p>}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
