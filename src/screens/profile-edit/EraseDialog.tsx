import { useState } from 'react';
import type { Paisa } from '#domain/money.ts';
import { useLanguage, useText } from '#state/language.ts';
import { ownDataText } from '#text/account.ts';
import { taka } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

export interface EraseDialogProps {
  /** The balance that would be lost. */
  wallet: Paisa;
  onClose: () => void;
  onErase: () => void;
}

/**
 * Explains what is deleted with an account, what remains, and that it cannot be undone
 * (customer-area-181).
 */
export function EraseDialog({ wallet, onClose, onErase }: EraseDialogProps) {
  const t = useText(ownDataText);
  const language = useLanguage();
  const [isSure, setSure] = useState(false);
  const [hasTried, setTried] = useState(false);
  return (
    <Dialog
      title={t.eraseTitle}
      closeLabel={t.close}
      onClose={onClose}
      actions={
        <>
          <Button
            wide
            variant="danger"
            onClick={() => {
              setTried(true);
              if (isSure) onErase();
            }}
          >
            {t.erase}
          </Button>
          <Button wide variant="quiet" onClick={onClose}>
            {t.keep}
          </Button>
        </>
      }
    >
      <p>{t.eraseGoes}</p>
      <p>{t.eraseStays}</p>
      {wallet > 0 && <Notice tone="warning">{t.eraseWallet(taka(wallet, language))}</Notice>}
      <Checkbox
        label={t.eraseSure}
        checked={isSure}
        onChange={setSure}
        error={hasTried && !isSure ? t.eraseSureMissing : null}
      />
    </Dialog>
  );
}
