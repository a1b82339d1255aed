import { useText } from '#state/language.ts';
import { userMenuText } from '#text/user-menu.ts';
import { digits } from '#text/numbers.ts';
import { useLanguage } from '#state/language.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import type { SubmissionsChoice } from './sign-out.ts';

export interface SignOutDialogProps {
  unsent: number;
  onChoose: (submissions: SubmissionsChoice) => void;
  onClose: () => void;
}

/** Something of this customer's has not been sent yet: what becomes of it (sign-in-60). */
export function SignOutDialog({ unsent, onChoose, onClose }: SignOutDialogProps) {
  const t = useText(userMenuText);
  const language = useLanguage();
  return (
    <AlertDialog
      tone="warning"
      title={t.unsentTitle(digits(unsent, language), unsent === 1)}
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
    </AlertDialog>
  );
}
