import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { reasonOf } from '#api/failure.ts';
import { startPayment } from '#api/payments.ts';
import { useText } from '#state/language.ts';
import { ordersText } from '#text/orders.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

export interface PayOrderProps {
  orderId: string;
  /** A guest's key; '' for the signed-in customer. */
  accessKey?: string;
  /** The words of the button: 'Pay Now' or 'Pay later'. */
  label: string;
}

/** Goes to the payment partner's page for what is left of an order; nothing where no gateway is configured (payments-2, payments-7). */
export function PayOrder({ orderId, accessKey = '', label }: PayOrderProps) {
  const t = useText(ordersText);
  const capabilities = useQuery(capabilitiesQuery());
  const [isBusy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState('');
  if (!capabilities.data?.takesPayment) return null;

  async function pay(): Promise<void> {
    setBusy(true);
    setComplaint('');
    try {
      window.location.assign(await startPayment(orderId, accessKey));
    } catch (failure) {
      const reason = reasonOf(failure);
      setComplaint(reason.kind === 'refused' ? reason.message : t.payFailed);
      setBusy(false);
    }
  }

  return (
    <>
      <Button wide busy={isBusy} onClick={() => void pay()}>
        {label}
      </Button>
      {complaint && (
        <Notice tone="error" live>
          {complaint}
        </Notice>
      )}
    </>
  );
}
