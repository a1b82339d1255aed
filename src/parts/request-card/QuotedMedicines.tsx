import type { ReadQuote } from '#api/requests.ts';
import type { QuoteFace } from '#domain/request-quote.ts';
import type { RequestedMedicine } from '#domain/request.ts';
import { useText } from '#state/language.ts';
import { requestQuoteText } from '#text/request-quote.ts';
import type { ButtonVariant } from '#ui/button-look.ts';
import styles from './Quote.module.css';
import { QuoteToAccept } from './QuoteToAccept.tsx';
import { Medicines } from './Medicines.tsx';

export interface QuotedMedicinesProps {
  quote: ReadQuote;
  rows: readonly RequestedMedicine[];
  face: Extract<QuoteFace, { kind: 'to-accept' | 'to-read' }>;
  destination: string;
  acceptVariant?: ButtonVariant;
  onChanged: () => void;
}

/** The quoted medicines, with the button to accept them, or a note that the pharmacy calls. */
export function QuotedMedicines(props: QuotedMedicinesProps) {
  const { quote, rows, face, destination, acceptVariant, onChanged } = props;
  const t = useText(requestQuoteText);
  return (
    <>
      <Medicines rows={rows} />
      {face.kind === 'to-accept' ? (
        <QuoteToAccept
          quote={quote}
          amounts={face.amounts}
          destination={destination}
          variant={acceptVariant}
          onChanged={onChanged}
        />
      ) : (
        <p className={styles['soft']}>{t.willCall}</p>
      )}
    </>
  );
}
