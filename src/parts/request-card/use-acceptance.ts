import { useState } from 'react';
import { acceptQuote, type Acceptance, type ReadQuote } from '#api/requests.ts';
import { hasNoResponse, reasonOf } from '#api/failure.ts';
import type { PlacedOrder } from '#domain/order.ts';
import type { QuotedAmounts } from '#domain/request-quote.ts';
import { useLanguage, useText } from '#state/language.ts';
import { networkNow } from '#state/network.ts';
import { sentenceOf } from '#text/errors.ts';
import { requestQuoteText } from '#text/request-quote.ts';
import { announce } from '#ui/announce.ts';

/** The reason why no order was created, shown in a dialog. */
export type Obstacle = Exclude<Acceptance, { kind: 'ordered' }>;

export interface AcceptanceState {
  isBusy: boolean;
  /** The amounts of the pharmacy's quote, or newer ones from the server. */
  amounts: QuotedAmounts;
  /** Whether the amounts differ from those of the pharmacy's quote. */
  areNew: boolean;
  obstacle: Obstacle | null;
  /** The error sentence, or ''. */
  complaint: string;
  accept: () => Promise<void>;
  /** Closes the dialog with the obstacle. */
  close: () => void;
}

export interface AcceptanceProps {
  quote: ReadQuote;
  amounts: QuotedAmounts;
  onOrdered: (order: PlacedOrder) => void;
  /** Called when the quote may be out of date and must be refetched. */
  onDoubt: () => void;
}

/**
 * Turns the pharmacy's quote into an order with one tap (request-order-50 to request-order-54).
 */
export function useAcceptance(props: AcceptanceProps): AcceptanceState {
  const { quote, onOrdered, onDoubt } = props;
  const t = useText(requestQuoteText);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [complaint, setComplaint] = useState('');
  const [agreed, setAgreed] = useState<{ version: number; amounts: QuotedAmounts } | null>(null);
  const { version } = quote;
  // Ignore newer amounts if the quote has a new version since.
  const newer = agreed?.version === version ? agreed.amounts : null;

  async function accept(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setComplaint('');
    try {
      const acceptance = await acceptQuote(quote, newer);
      if (acceptance.kind === 'ordered') onOrdered(acceptance.order);
      else if (acceptance.kind === 'costs-more')
        setAgreed({ version, amounts: acceptance.amounts });
      if (acceptance.kind !== 'ordered') setObstacle(acceptance);
    } catch (failure) {
      const reason = reasonOf(failure);
      setComplaint(hasNoResponse(reason) ? unheard() : sentenceOf(reason, language));
      onDoubt();
    } finally {
      setBusy(false);
    }
  }

  function close(): void {
    // Refetch only after the customer has closed the dialog, because the refetch may remove this
    // card and its text.
    if (obstacle?.kind !== 'costs-more') onDoubt();
    setObstacle(null);
  }

  function unheard(): string {
    if (networkNow() !== 'offline') return t.notHeard;
    // The offline message is on the screen already, so only announce it.
    announce(t.needsNetwork, 'assertive');
    return '';
  }

  return {
    isBusy,
    amounts: newer ?? props.amounts,
    areNew: newer !== null,
    obstacle,
    complaint,
    accept,
    close,
  };
}
