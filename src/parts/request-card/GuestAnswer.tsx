import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { guestAnswerQuery } from '#api/requests.ts';
import { answerFace } from '#domain/request-answer.ts';
import { useText } from '#state/language.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { requestAnswerText } from '#text/request-answer.ts';
import styles from './Answer.module.css';
import { AnsweredMedicines } from './AnsweredMedicines.tsx';
import { GuestOrder } from './GuestOrder.tsx';

export interface GuestAnswerProps {
  /** The id of the request, sent from this phone without an account. */
  submissionId: string;
}

/**
 * The pharmacy's answer to a guest's request. Renders nothing before there is one, or if it cannot
 * be fetched: the pharmacy then calls (request-order-56).
 */
export function GuestAnswer({ submissionId: key }: GuestAnswerProps) {
  const t = useText(requestAnswerText);
  const words = useText(requestHistoryText);
  const titleId = useId();
  const calls = useQuery(capabilitiesQuery()).data?.calls ?? [];
  const isKnown = calls.includes('requests.guestAnswer');
  const found = useQuery({ ...guestAnswerQuery(key), enabled: isKnown });
  if (!found.data) return null;
  const { request, items } = found.data;
  const face = answerFace(request, calls.includes('requests.accept'));
  const answer = { id: request.id, key, version: request.version };
  if (face.kind === 'none') return null;
  if (face.kind === 'ordered') return <GuestOrder answer={answer} orderNo={face.order.orderNo} />;
  return (
    <section className={styles['answer']} aria-labelledby={titleId}>
      <h4 id={titleId}>{t.title}</h4>
      {request.note && <p>{words.pharmacySays(request.note)}</p>}
      <AnsweredMedicines
        answer={answer}
        rows={items}
        face={face}
        destination={request.destination}
        onChanged={() => void found.refetch()}
      />
    </section>
  );
}
