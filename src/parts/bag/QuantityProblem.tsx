import { useEffect, useRef } from 'react';
import { useText } from '#state/language.ts';
import { bagText } from '#text/bag.ts';
import { quantityText } from '#text/quantity.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';

export type QuantityProblemProps = { most: number } | { onClose: () => void };

/** Why a typed quantity was not taken: said below it, or 'Quantity can't be less than 1.' over the page (bag-17). */
export function QuantityProblem(props: QuantityProblemProps) {
  const { notTaken } = useText(quantityText);
  if ('most' in props) return notTaken(props.most);
  return <BelowOne {...props} />;
}

/** The field was left for it: it gets the focus back. */
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
