import { useText } from '#state/language.ts';
import { mayHaveArrivedText } from '#text/may-have-arrived.ts';
import { userMenuText } from '#text/user-menu.ts';
import { digits } from '#text/numbers.ts';
import { useLanguage } from '#state/language.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import type { SubmissionsChoice, Unsent } from './sign-out.ts';

export interface SignOutDialogProps {
  unsent: Unsent;
  onChoose: (submissions: SubmissionsChoice) => void;
  onClose: () => void;
}

/**
 * Lets the customer choose what happens to unsent submissions on sign-out (sign-in-60,
 * offline-191).
 */
export function SignOutDialog({ unsent, onChoose, onClose }: SignOutDialogProps) {
  const { count, mayHaveArrived } = unsent;
  const t = useText(userMenuText);
  const arrived = useText(mayHaveArrivedText);
  const language = useLanguage();
  return (
    <AlertDialog
      tone="warning"
      title={t.unsentTitle(digits(count, language), count === 1)}
      onClose={onClose}
      actions={
        <>
          <Button wide onClick={() => onChoose('send')}>
            {t.unsentSend}
          </Button>
          <Button wide variant="secondary" onClick={() => onChoose('keep')}>
            {t.unsentKeep}
          </Button>
          <Button wide variant="danger" onClick={() => onChoose('delete')}>
            {t.unsentDelete}
          </Button>
          <Button wide variant="quiet" onClick={onClose}>
            {t.stay}
          </Button>
        </>
      }
    >
      <p>{t.unsentText}</p>
      {mayHaveArrived > 0 && <p>{count === 1 ? arrived.it : arrived.ofThem(mayHaveArrived)}</p>}
    </AlertDialog>
  );
}
