import { useText } from '#state/language.ts';
import { bagText } from '#text/bag.ts';
import { quantityText } from '#text/quantity.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';

export type QuantityProblemProps = { most: number } | { onClose: () => void };

/** Why a typed quantity was not taken: said below it, or 'Quantity can't be less than 1.' over the page (bag-17). */
export function QuantityProblem(props: QuantityProblemProps) {
  const t = useText(bagText);
  const { notTaken } = useText(quantityText);
  if ('most' in props) return notTaken(props.most);
  return (
    <AlertDialog
      title={t.quantityBelowOne}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{t.close}</Button>}
    />
  );
}
