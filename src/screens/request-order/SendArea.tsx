import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { RequestProblem } from '#domain/request-order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { requestProblemText, requestsText } from '#text/requests.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useFirstFault } from '#ui/use-first-fault.ts';
import styles from './RequestOrderScreen.module.css';

export interface SendAreaProps {
  hasAgreed: boolean;
  onAgree: (hasAgreed: boolean) => void;
  /** The first problem, after the customer has tried to send. */
  problem: RequestProblem | null;
  tries: number;
  isBusy: boolean;
  /** Why the shop receives no requests yet; '' if it does. */
  closed: string;
}

/** The terms, the problem, and the only main button, at full width. */
export function SendArea({ hasAgreed, onAgree, problem, tries, isBusy, closed }: SendAreaProps) {
  const t = useText(requestsText);
  const language = useLanguage();
  const area = useRef<HTMLDivElement>(null);
  useFirstFault(() => area.current?.closest('form'), tries, problem && places[problem.kind]);
  const sentence = problem && requestProblemText(problem, language);
  const isTerms = problem?.kind === 'terms-not-accepted';
  const position = problem?.kind === 'row-wrong' ? problem.position : null;
  return (
    <div className={styles['send']} ref={area}>
      <Checkbox
        checked={hasAgreed}
        onChange={onAgree}
        error={isTerms ? sentence : null}
        label={
          <>
            {t.agreeBefore}
            <Link to="/termsCondition" target="_blank">
              {t.agreeLink}
            </Link>
            {t.agreeAfter}
          </>
        }
      />
      <div role="alert">
        {sentence && !isTerms && (
          <Notice tone="error">
            {position === null ? sentence : t.rowNumber(position, sentence)}
          </Notice>
        )}
      </div>
      {closed ? (
        <Notice tone="info">{closed}</Notice>
      ) : (
        <Button type="submit" wide busy={isBusy}>
          {!isBusy && <Icon name="send" />}
          {t.send}
        </Button>
      )}
    </div>
  );
}

/**
 * The selector of the field to focus. For other problems it is the first field that is marked as
 * invalid.
 */
const places: Partial<Record<RequestProblem['kind'], string>> = {
  'terms-not-accepted': 'input[type="checkbox"]',
  'no-rows': 'table input',
};
