import { useId } from 'react';
import { requestItemsQuery } from '#api/requests.ts';
import type { AnswerFace } from '#domain/request-answer.ts';
import type { RequestOrder } from '#domain/request.ts';
import { PrivateData } from '#parts/profile/PrivateData.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useText } from '#state/language.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { requestAnswerText } from '#text/request-answer.ts';
import type { ButtonVariant } from '#ui/button-look.ts';
import styles from './Answer.module.css';
import { AnsweredMedicines } from './AnsweredMedicines.tsx';

export interface AnswerProps {
  request: RequestOrder;
  face: Extract<AnswerFace, { kind: 'to-accept' | 'to-read' }>;
  acceptVariant: ButtonVariant;
  onChanged: () => void;
}

/**
 * The pharmacy's answer, medicine by medicine. It can be accepted only while its medicines are
 * visible (request-order-48).
 */
export function Answer({ request, face, acceptVariant, onChanged }: AnswerProps) {
  const t = useText(requestAnswerText);
  const words = useText(requestHistoryText);
  const titleId = useId();
  const items = usePrivateQuery(requestItemsQuery(request));
  const { id, version, destination } = request;

  function changed(): void {
    onChanged();
    items.refetch();
  }

  return (
    <section className={styles['answer']} aria-labelledby={titleId}>
      <h4 id={titleId}>{t.title}</h4>
      <PrivateData of={items} waiting={words.waiting} failed={words.itemsFailed}>
        {(rows) => (
          <AnsweredMedicines
            answer={{ id, key: '', version }}
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
