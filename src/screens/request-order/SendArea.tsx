import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { RequestProblem } from '#domain/request-order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { requestProblemText, requestsText } from '#text/requests.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './RequestOrderScreen.module.css';

export interface SendAreaProps {
  hasAgreed: boolean;
  onAgree: (hasAgreed: boolean) => void;
  /** What stands in the way, after a try. */
  problem: RequestProblem | null;
  tries: number;
  isBusy: boolean;
}

/** The terms, what stands in the way, and the one main button, at full width. */
export function SendArea({ hasAgreed, onAgree, problem, tries, isBusy }: SendAreaProps) {
  const t = useText(requestsText);
  const language = useLanguage();
  const area = useRef<HTMLDivElement>(null);
  useFirstFault(area, tries, problem);
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
      <Button type="submit" wide busy={isBusy}>
        {!isBusy && <Icon name="send" />}
        {t.send}
      </Button>
    </div>
  );
}

/** After a try that failed, the hand is led to what the sentence speaks of. */
function useFirstFault(
  area: RefObject<HTMLElement | null>,
  tries: number,
  problem: RequestProblem | null,
): void {
  const wanted = problem && (places[problem.kind] ?? '[aria-invalid="true"]');
  // Only a new try moves the focus, not every mended field.
  const lead = useEffectEvent(() => {
    const form = area.current?.closest('form');
    if (wanted) form?.querySelector<HTMLElement>(wanted)?.focus();
  });
  useEffect(() => {
    if (tries > 0) lead();
  }, [tries]);
}

/** Where to look first; elsewhere the first field that is marked. */
const places: Partial<Record<RequestProblem['kind'], string>> = {
  'terms-not-accepted': 'input[type="checkbox"]',
  'no-rows': 'table input',
};
