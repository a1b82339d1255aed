import type { ReadAnswer } from '#api/requests.ts';
import type { AnswerFace } from '#domain/request-answer.ts';
import type { RequestedMedicine } from '#domain/request.ts';
import { useText } from '#state/language.ts';
import { requestAnswerText } from '#text/request-answer.ts';
import type { ButtonVariant } from '#ui/button-look.ts';
import styles from './Answer.module.css';
import { AnswerToAccept } from './AnswerToAccept.tsx';
import { Medicines } from './Medicines.tsx';

export interface AnsweredMedicinesProps {
  answer: ReadAnswer;
  rows: readonly RequestedMedicine[];
  face: Extract<AnswerFace, { kind: 'to-accept' | 'to-read' }>;
  destination: string;
  acceptVariant?: ButtonVariant;
  onChanged: () => void;
}

/** The answered medicines, with the button to accept them, or a note that the pharmacy calls. */
export function AnsweredMedicines(props: AnsweredMedicinesProps) {
  const { answer, rows, face, destination, acceptVariant, onChanged } = props;
  const t = useText(requestAnswerText);
  return (
    <>
      <Medicines rows={rows} />
      {face.kind === 'to-accept' ? (
        <AnswerToAccept
          answer={answer}
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
