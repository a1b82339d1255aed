import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { guestQuoteQuery } from '#api/requests.ts';
import { quoteFace } from '#domain/request-quote.ts';
import { useText } from '#state/language.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { requestQuoteText } from '#text/request-quote.ts';
import styles from './Quote.module.css';
import { QuotedMedicines } from './QuotedMedicines.tsx';
import { GuestOrder } from './GuestOrder.tsx';

export interface GuestQuoteProps {
  /** The id of the request, sent from this phone without an account. */
  submissionId: string;
}

/**
 * The pharmacy's quote for a guest's request. Renders nothing before there is one, or if it cannot
 * be fetched: the pharmacy then calls (request-order-56).
 */
export function GuestQuote({ submissionId: key }: GuestQuoteProps) {
  const t = useText(requestQuoteText);
  const words = useText(requestHistoryText);
  const titleId = useId();
  const calls = useQuery(capabilitiesQuery()).data?.calls ?? [];
  const isKnown = calls.includes('requests.guestAnswer');
  const found = useQuery({ ...guestQuoteQuery(key), enabled: isKnown });
  if (!found.data) return null;
  const { request, items } = found.data;
  const face = quoteFace(request, calls.includes('requests.accept'));
  const quote = { id: request.id, key, version: request.version };
  if (face.kind === 'none') return null;
  if (face.kind === 'ordered') return <GuestOrder quote={quote} orderNo={face.order.orderNo} />;
  return (
    <section className={styles['quote']} aria-labelledby={titleId}>
      <h4 id={titleId}>{t.title}</h4>
      {request.note && <p>{words.pharmacySays(request.note)}</p>}
      <QuotedMedicines
        quote={quote}
        rows={items}
        face={face}
        destination={request.destination}
        onChanged={() => void found.refetch()}
      />
    </section>
  );
}
