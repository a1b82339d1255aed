import { useEffect, useRef, type RefObject } from 'react';
import type { Paisa } from '#domain/money.ts';
import type { OrderProblem } from '#domain/order-checks.ts';
import { ChatLinks } from '#parts/shell/ChatLinks.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { checkoutText, orderProblemText } from '#text/checkout.ts';
import { taka } from '#text/numbers.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useFirstFault } from '#ui/use-first-fault.ts';
import styles from './PlaceBar.module.css';
import type { PlaceOrderState } from './use-placing.ts';

interface PlaceBarProps {
  placing: Pick<PlaceOrderState, 'tries' | 'problem' | 'isBusy'>;
  payable: Paisa;
  /** Files on their way into the order: it goes with them. */
  adding: number;
  /** False until the phone knows what stands under the order's id. */
  isReady: boolean;
  /** Of the form that it places. */
  formId: string;
}

/**
 * What is wrong, what is to be paid, and Place Order: always in reach, above the keyboard too. It
 * takes the dock's place on a phone, and so holds the ways to a person (shell-26).
 */
export function PlaceBar({ placing, payable, adding, isReady, formId }: PlaceBarProps) {
  const t = useText(checkoutText);
  const files = useText(prescriptionsText);
  const language = useLanguage();
  const bar = useRef<HTMLDivElement>(null);
  const { problem, tries, isBusy } = placing;
  useAboveKeyboard(bar);
  useEffect(markThePage, []);
  const words = isBusy ? t.checkingPrices : t.placeOrder;

  useFirstFault(() => document.getElementById(formId), tries, problem && placeOf(problem));

  return (
    <div className={styles['bar']} ref={bar}>
      <div role="alert" className={styles['problem']}>
        {problem && <Notice tone="error">{orderProblemText(problem, language)}</Notice>}
      </div>
      <div className={styles['chat']}>
        <ChatLinks isNarrow />
      </div>
      <p className={styles['payable']}>
        <span>{t.payable}</span> <strong translate="no">{taka(payable, language)}</strong>
      </p>
      <Button type="submit" form={formId} wide busy={isBusy || adding > 0} disabled={!isReady}>
        {adding > 0 ? files.adding(adding) : words}
      </Button>
    </div>
  );
}

/**
 * Reserves the bar's space. A mark on the root: browsers evaluate `:root:has(…)` over the whole page at
 * every insertion, with each later tap.
 */
function markThePage(): () => void {
  const page = document.documentElement;
  page.toggleAttribute('data-placing', true);
  return () => page.removeAttribute('data-placing');
}

/** Where to look first; elsewhere the first field that is marked. */
function placeOf(problem: OrderProblem): string | undefined {
  return problem.kind === 'payment-not-chosen' ? 'input[name="payment-option"]' : undefined;
}

/** Tells the styles of an element, as `--keyboard`, how much of the page the phone's keyboard hides. */
function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const follow = () => {
      // Somebody who has zoomed in sees a part of the page: that is no keyboard.
      const hidden = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
    };
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    follow();
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
    };
  }, [element]);
}
