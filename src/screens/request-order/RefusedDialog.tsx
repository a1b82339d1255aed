import { useText } from '#state/language.ts';
import { requestOutcomeText } from '#text/request-outcome.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';

export interface RefusedDialogProps {
  /** The server's own sentence. */
  message: string;
  code: string;
  onClose: () => void;
}

/**
 * The server's refusal: its Msg alone, with the code in small print (request-order-37). The form is
 * restored.
 */
export function RefusedDialog({ message, code, onClose }: RefusedDialogProps) {
  const t = useText(requestOutcomeText);
  return (
    <AlertDialog
      title={message || t.unexpected}
      smallPrint={code && t.errorCode(code)}
      onClose={onClose}
      actions={
        <Button wide onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <p>{t.nothingLost}</p>
    </AlertDialog>
  );
}
