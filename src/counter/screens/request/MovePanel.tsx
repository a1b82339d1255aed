import { useState } from 'react';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { say } from '#counter/parts/toast.ts';
import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { move } from '#contract/counter/requests.ts';
import { requestLimits } from '#domain/request-order.ts';
import type { RequestStatus } from '#domain/request.ts';
import { useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { requestStatusText } from '#text/request-status.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useHeldChange } from './use-held-change.ts';
import styles from './Request.module.css';

/**
 * Changes the status by hand: to continue a request that was quoted by phone, or to end one that is
 * not wanted.
 */
export function MovePanel({ request }: { request: CounterRequest }) {
  const t = useText(counterRequestText);
  const statuses = useText(requestStatusText);
  const change = useHeldChange(move, request.id);
  // Includes the version from when the move was chosen, so that a retry after a lost response
  // repeats the same move.
  const [chosen, setChosen] = useState<{ status: RequestStatus; version: number } | null>(null);
  const [note, setNote] = useState('');
  if (request.moves.length === 0) return null;

  function close(): void {
    setChosen(null);
    setNote('');
    change.reset();
  }

  return (
    <Panel title={t.moveOn}>
      <div className={styles['buttons']}>
        {request.moves.map((one) => (
          <Button
            key={one}
            variant="secondary"
            onClick={() => setChosen({ status: one, version: request.version })}
          >
            {t.moveTo(statuses[one])}
          </Button>
        ))}
      </div>
      {chosen && (
        <ConfirmDialog
          title={t.moveTo(statuses[chosen.status])}
          confirm={t.moveTo(statuses[chosen.status])}
          isDanger={chosen.status === 'Cancelled'}
          isBusy={change.isPending}
          problem={change.error}
          onClose={close}
          onConfirm={() =>
            change.mutate(
              { id: request.id, ...chosen, note: note.trim() },
              {
                onSuccess: () => {
                  say(t.moved(statuses[chosen.status]));
                  close();
                },
              },
            )
          }
        >
          <TextArea
            label={t.note}
            value={note}
            maxLength={requestLimits.noteLength}
            onChange={setNote}
          />
        </ConfirmDialog>
      )}
    </Panel>
  );
}
