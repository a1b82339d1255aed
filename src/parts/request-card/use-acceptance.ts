import { useState } from 'react';
import { acceptAnswer, type Acceptance, type ReadAnswer } from '#api/requests.ts';
import { hasNoResponse, reasonOf } from '#api/failure.ts';
import type { PlacedOrder } from '#domain/order.ts';
import type { AnsweredAmounts } from '#domain/request-answer.ts';
import { useLanguage, useText } from '#state/language.ts';
import { networkNow } from '#state/network.ts';
import { sentenceOf } from '#text/errors.ts';
import { requestAnswerText } from '#text/request-answer.ts';
import { announce } from '#ui/announce.ts';

/** What stands in the way, to be read and closed. */
export type Obstacle = Exclude<Acceptance, { kind: 'ordered' }>;

export interface AcceptanceState {
  isBusy: boolean;
  /** What it comes to: the answer's own amounts, or those that the shop has said since. */
  amounts: AnsweredAmounts;
  /** True where these are no longer the answer's own. */
  areNew: boolean;
  obstacle: Obstacle | null;
  /** Nobody answered, or something went wrong; '' where nothing did. */
  complaint: string;
  accept: () => Promise<void>;
  /** The obstacle has been read. */
  close: () => void;
}

export interface AcceptanceProps {
  answer: ReadAnswer;
  amounts: AnsweredAmounts;
  onOrdered: (order: PlacedOrder) => void;
  /** The pharmacy may know it otherwise by now: it is to be asked again. */
  onDoubt: () => void;
}

/** The one tap that makes an order of the pharmacy's answer (request-order-50 to request-order-54). */
export function useAcceptance(props: AcceptanceProps): AcceptanceState {
  const { answer, onOrdered, onDoubt } = props;
  const t = useText(requestAnswerText);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [complaint, setComplaint] = useState('');
  const [agreed, setAgreed] = useState<{ version: number; amounts: AnsweredAmounts } | null>(null);
  const { version } = answer;
  // Amounts of an answer that has been changed since are nobody's.
  const newer = agreed?.version === version ? agreed.amounts : null;

  async function accept(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setComplaint('');
    try {
      const acceptance = await acceptAnswer(answer, newer);
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
    // Not before it is read: what is asked anew may take this card, and the words with it.
    if (obstacle?.kind !== 'costs-more') onDoubt();
    setObstacle(null);
  }

  function unheard(): string {
    if (networkNow() !== 'offline') return t.notHeard;
    // It stands there as long as there is none.
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
