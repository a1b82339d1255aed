import { useState } from 'react';
import { useText } from '#state/language.ts';
import { errorsText } from '#text/errors.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { useFailure } from './use-failure.ts';

/**
 * Where S1 §8 and S2 §8 have a browser alert, a dialog with the same words,
 * once for each failure; none where the network is merely away (decisions,
 * "Calls and errors").
 */
export function FailureAlert({ error }: { error: Error | null }) {
  const t = useText(errorsText);
  const [read, setRead] = useState<Error | null>(null);
  const { isAway, sentence, code } = useFailure(error);
  if (!error || read === error || isAway) return null;
  return (
    <AlertDialog
      title={sentence}
      smallPrint={code}
      onClose={() => setRead(error)}
      actions={
        <Button wide onClick={() => setRead(error)}>
          {t.understood}
        </Button>
      }
    />
  );
}
