import { useText } from '#state/language.ts';
import { bagText } from '#text/bag.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';

/** 'Quantity can't be less than 1.' (bag-17). */
export function QuantityAlert({ onClose }: { onClose: () => void }) {
  const t = useText(bagText);
  return (
    <AlertDialog
      title={t.quantityBelowOne}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t.close}</Button>}
    />
  );
}
