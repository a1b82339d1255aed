import { useState } from 'react';
import { useText } from '#state/language.ts';
import { errorsText } from '#text/errors.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { useFailure } from './use-failure.ts';

export interface FailureAlertProps {
  error: Error | null;
  /** Whether stored data is on the screen. */
  isKnown: boolean;
}

/**
 * Shows a failure in a dialog too, once per failure (errors-28). Not if the phone is offline,
 * because the page shows that already, and not if there was no response but stored data is on the
 * screen.
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
