import { useId } from 'react';
import { requestItemsQuery } from '#api/requests.ts';
import type { QuoteFace } from '#domain/request-quote.ts';
import type { RequestOrder } from '#domain/request.ts';
import { PrivateData } from '#parts/profile/PrivateData.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useText } from '#state/language.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { requestQuoteText } from '#text/request-quote.ts';
import type { ButtonVariant } from '#ui/button-look.ts';
import styles from './Quote.module.css';
import { QuotedMedicines } from './QuotedMedicines.tsx';

export interface QuoteProps {
  request: RequestOrder;
  face: Extract<QuoteFace, { kind: 'to-accept' | 'to-read' }>;
  acceptVariant: ButtonVariant;
  onChanged: () => void;
}

/**
 * The pharmacy's quote, medicine by medicine. It can be accepted only while its medicines are
 * visible (request-order-48).
 */
export function Quote({ request, face, acceptVariant, onChanged }: QuoteProps) {
  const t = useText(requestQuoteText);
  const words = useText(requestHistoryText);
  const titleId = useId();
  const items = usePrivateQuery(requestItemsQuery(request));
  const { id, version, destination } = request;

  function changed(): void {
    onChanged();
    items.refetch();
  }

  return (
    <section className={styles['quote']} aria-labelledby={titleId}>
      <h4 id={titleId}>{t.title}</h4>
      <PrivateData of={items} waiting={words.waiting} failed={words.itemsFailed}>
        {(rows) => (
          <QuotedMedicines
            quote={{ id, key: '', version }}
            rows={rows}
            face={face}
            destination={destination}
            acceptVariant={acceptVariant}
            onChanged={changed}
          />
        )}
      </PrivateData>
    </section>
  );
}
