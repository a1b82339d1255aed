import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { reasonOf } from '#api/failure.ts';
import { startPayment } from '#api/payments.ts';
import { keepAccessKey } from '#outbox/order-responses.ts';
import { useText } from '#state/language.ts';
import { ordersText } from '#text/orders.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

export interface PayOrderProps {
  orderId: string;
  /** A guest's access key, or '' for the signed-in customer. */
  accessKey?: string;
  label: string;
  /** 'quiet' if the customer has not chosen to pay online. */
  variant?: 'primary' | 'quiet';
}

/**
 * Opens the payment gateway's page for the remaining amount of an order. Renders nothing if no
 * gateway is configured (payments-2, payments-7).
 */
export function PayOrder({ orderId, accessKey = '', label, variant = 'primary' }: PayOrderProps) {
  const t = useText(ordersText);
  const capabilities = useQuery(capabilitiesQuery());
  const [step, setStep] = useState<'still' | 'asking' | 'leaving'>('still');
  const [complaint, setComplaint] = useState('');
  const queryClient = useQueryClient();

  // The customer may return from the gateway with the Back button. The page then comes from the
  // back/forward cache and has no payment result.
  useEffect(() => {
    if (step !== 'leaving') return undefined;
    const over = new AbortController();
    const comeBack = () => {
      if (document.visibilityState === 'hidden') return;
      setStep('still');
      void queryClient.invalidateQueries();
    };
    document.addEventListener('visibilitychange', comeBack, { signal: over.signal });
    window.addEventListener('pageshow', comeBack, { signal: over.signal });
    return () => over.abort();
  }, [step, queryClient]);

  if (!capabilities.data?.takesPayment) return null;

  async function pay(): Promise<void> {
    setStep('asking');
    setComplaint('');
    try {
      const page = await startPayment(orderId, accessKey);
      // The return URL contains only the order id, because the gateway would see the access key in
      // it.
      if (accessKey) await keepAccessKey(orderId, accessKey);
      setStep('leaving');
      window.location.assign(page);
    } catch (failure) {
      const reason = reasonOf(failure);
      setComplaint(reason.kind === 'refused' ? reason.message : t.payFailed);
      setStep('still');
    }
  }

  return (
    <>
      <Button wide variant={variant} busy={step !== 'still'} onClick={() => void pay()}>
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
