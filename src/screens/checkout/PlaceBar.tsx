import { useEffect, useRef, type RefObject } from 'react';
import type { Paisa } from '#domain/money.ts';
import type { OrderProblem } from '#domain/order-checks.ts';
import { ChatLinks } from '#parts/shell/ChatLinks.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { checkoutText, orderProblemText } from '#text/checkout.ts';
import { closedText } from '#text/closed.ts';
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
  /** The number of files that are being added. The order waits for them. */
  adding: number;
  /** False until the draft has been loaded. */
  isReady: boolean;
  /** The id of the form that it submits. */
  formId: string;
}

/**
 * The errors, the amount to pay, and Place Order, or why the shop takes no orders. It is always visible, also above the on-screen
 * keyboard. On a phone it replaces the dock, so it contains the contact links (shell-26).
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
  const closed = closedText(useShop().opening, language);

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
      {closed ? (
        <p className={styles['closed']}>
          <strong>{closed}</strong>
        </p>
      ) : (
        <Button type="submit" form={formId} wide busy={isBusy || adding > 0} disabled={!isReady}>
          {adding > 0 ? files.adding(adding) : words}
        </Button>
      )}
    </div>
  );
}

/**
 * Reserves the bar's space by an attribute on the root element. `:root:has(…)` would be evaluated
 * over the whole page at every insertion, so on each later tap.
 */
function markThePage(): () => void {
  const page = document.documentElement;
  page.toggleAttribute('data-placing', true);
  return () => page.removeAttribute('data-placing');
}

/**
 * The selector of the field to focus. For other problems it is the first field that is marked as
 * invalid.
 */
function placeOf(problem: OrderProblem): string | undefined {
  return problem.kind === 'payment-not-chosen' ? 'input[name="payment-option"]' : undefined;
}

/**
 * Sets the CSS variable `--keyboard` of an element to the height that the on-screen keyboard
 * covers.
 */
function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const follow = () => {
      // A zoomed-in viewport is smaller too, but without a keyboard.
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
