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

/** The customer was called and said yes: the quote becomes an order, as with their own tap (counter-77). */
export function AcceptPanel({ request }: { request: CounterRequest }) {
  const t = useText(counterRequestText);
  const language = useLanguage();
  const go = useGo();
  const change = useHeldChange(accept, request.id);
  // The quote as it was when this was asked: a colleague's new one is not what the customer said yes to.
  const [asked, ask] = useState<{ version: number; total: Paisa } | null>(null);
  const { answer, order, id, version } = request;

  async function acceptIt(read: number): Promise<void> {
    try {
      const placed = await change.mutateAsync({ id, version: read });
      say(t.becameOrder(digits(placed.number, language)));
      go(`/orders/${encodeURIComponent(placed.id)}`);
    } catch {
      // Said in the dialog.
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
