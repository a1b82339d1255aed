import { useText } from '#state/language.ts';
import { offersText } from '#text/offers.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';

/** Says honestly that signing in is not built yet, and what works without it. */
export function SignInSoon({ onClose }: { onClose: () => void }) {
  const t = useText(offersText);
  return (
    <AlertDialog
      tone="info"
      title={t.signInSoon}
      onClose={onClose}
      actions={
        <Button wide onClick={onClose}>
          {t.understood}
        </Button>
      }
    >
      <p>{t.signInSoonText}</p>
    </AlertDialog>
  );
}
