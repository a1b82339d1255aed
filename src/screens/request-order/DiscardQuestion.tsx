import { useText } from '#state/language.ts';
import { requestsText } from '#text/requests.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';

interface DiscardQuestionProps {
  onDiscard: () => void;
  onClose: () => void;
}

/** The confirmation before a draft is deleted. */
export function DiscardQuestion({ onDiscard, onClose }: DiscardQuestionProps) {
  const t = useText(requestsText);
  return (
    <AlertDialog
      title={t.draftDiscard}
      onClose={onClose}
      actions={
        <>
          <Button wide variant="secondary" onClick={onClose}>
            {t.draftKeep}
          </Button>
          <Button
            wide
            variant="danger"
            onClick={() => {
              onClose();
              onDiscard();
            }}
          >
            {t.draftDiscardYes}
          </Button>
        </>
      }
    >
      <p>{t.draftDiscardAsk}</p>
    </AlertDialog>
  );
}
