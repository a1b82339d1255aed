import { useEffect, useRef } from 'react';
import { useText } from '#state/language.ts';
import { bagText } from '#text/bag.ts';
import { quantityText } from '#text/quantity.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';

export type QuantityProblemProps = { max: number } | { onClose: () => void };

/**
 * The error of a typed quantity: shown below the field, or 'Quantity can't be less than 1.' in a
 * dialog (bag-17).
 */
export function QuantityProblem(props: QuantityProblemProps) {
  const { notTaken } = useText(quantityText);
  if ('max' in props) return notTaken(props.max);
  return <BelowOne {...props} />;
}

/** The dialog takes the focus from the field, and returns it when it closes. */
function BelowOne({ onClose }: { onClose: () => void }) {
  const t = useText(bagText);
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const field = place.current?.previousElementSibling?.querySelector('input');
    return () => field?.focus();
  }, []);

  return (
    <>
      <i ref={place} data-one />
      <AlertDialog
        title={t.quantityBelowOne}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t.close}</Button>}
      />
    </>
  );
}
