import { useState } from 'react';
import { useText } from '#state/language.ts';
import { errorsText } from '#text/errors.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { useFailure } from './use-failure.ts';

export interface FailureAlertProps {
  error: Error | null;
  /** What is last known of it is on the screen. */
  isKnown: boolean;
}

/**
 * Says a failure in a dialog too, once for each (errors-28). None without a
 * network, which the page says already, and none where the last known is on the
 * screen and nobody answered.
 */
export function FailureAlert({ error, isKnown }: FailureAlertProps) {
  const t = useText(errorsText);
  const [read, setRead] = useState<Error | null>(null);
  const { isOffline, isAway, whole, hint } = useFailure(error);
  if (!error || read === error || isOffline || (isAway && isKnown)) return null;
  return (
    <AlertDialog
      title={whole}
      onClose={() => setRead(error)}
      actions={
        <Button wide onClick={() => setRead(error)}>
          {t.understood}
        </Button>
      }
    >
      {hint && <p>{hint}</p>}
    </AlertDialog>
  );
}
