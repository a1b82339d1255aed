import { useState } from 'react';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { useGo } from '#counter/parts/links.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { say } from '#counter/parts/toast.ts';
import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { accept } from '#contract/counter/requests.ts';
import type { Paisa } from '#domain/money.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { digits, taka } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { useHeldChange } from './use-held-change.ts';

/**
 * Turns the quote into an order after the customer has agreed on the phone, as if they had accepted
 * it themselves (counter-77).
 */
export function AcceptPanel({ request }: { request: CounterRequest }) {
  const t = useText(counterRequestText);
  const language = useLanguage();
  const go = useGo();
  const change = useHeldChange(accept, request.id);
  // The quote from when the dialog opened: the customer has not agreed to a colleague's newer
  // quote.
  const [asked, ask] = useState<{ version: number; total: Paisa } | null>(null);
  const { answer, order, id, version } = request;

  async function acceptIt(read: number): Promise<void> {
    try {
      const placed = await change.mutateAsync({ id, version: read });
      say(t.becameOrder(digits(placed.number, language)));
      go(`/orders/${encodeURIComponent(placed.id)}`);
    } catch {
      // The dialog shows the error.
    }
  }

  return (
    <>
      {answer?.canBeAccepted && !order && (
        <Panel title={t.waitsForYes}>
          <p>{t.saidYesHint}</p>
          <div>
            <Button variant="secondary" onClick={() => ask({ version, total: answer.total })}>
              {t.saidYes}
            </Button>
          </div>
        </Panel>
      )}
      {asked && (
        <ConfirmDialog
          title={t.saidYesSure(taka(asked.total, language))}
          confirm={t.saidYesConfirm}
          isBusy={change.isPending}
          problem={change.error}
          onClose={() => {
            ask(null);
            change.reset();
          }}
          onConfirm={() => void acceptIt(asked.version)}
        >
          <p>{t.saidYesHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
