import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReadQuote } from '#api/requests.ts';
import type { PlacedOrder } from '#domain/order.ts';
import type { QuotedAmounts } from '#domain/request-quote.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { useShop } from '#state/shop.ts';
import { checkoutText } from '#text/checkout.ts';
import { taka } from '#text/numbers.ts';
import { requestQuoteText } from '#text/request-quote.ts';
import { Button } from '#ui/Button.tsx';
import type { ButtonVariant } from '#ui/button-look.ts';
import { Notice } from '#ui/Notice.tsx';
import { QuoteObstacle } from './QuoteObstacle.tsx';
import { QuoteSum } from './QuoteSum.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import styles from './QuoteToAccept.module.css';
import { useAcceptance } from './use-acceptance.ts';
import { useOpenOrder } from './use-open-order.ts';

export interface QuoteToAcceptProps {
  quote: ReadQuote;
  amounts: QuotedAmounts;
  /** The delivery address in one line, or '' if it is unknown. */
  destination: string;
  variant: ButtonVariant | undefined;
  /** Called when the quote was declined or may have changed, so it must be refetched. */
  onChanged: () => void;
}

/**
 * The total of the pharmacy's quote, the button that orders it with one tap, and the way to
 * decline it (request-order-49 to request-order-55).
 */
export function QuoteToAccept({
  quote,
  amounts,
  destination,
  variant,
  onChanged,
}: QuoteToAcceptProps) {
  const t = useText(requestQuoteText);
  const money = useText(checkoutText);
  const language = useLanguage();
  const openOrder = useOpenOrder();
  const { payment } = useShop();
  const isOffline = useNetwork() === 'offline';
  const [isDeclining, setDeclining] = useState(false);
  const acceptance = useAcceptance({ quote, amounts, onOrdered, onDoubt: onChanged });
  const { isBusy, areNew, obstacle, complaint } = acceptance;

  function onOrdered(order: PlacedOrder): void {
    onChanged();
    openOrder(order);
  }

  return (
    <div className={styles['quote']}>
      <QuoteSum amounts={acceptance.amounts} before={areNew ? amounts : null} />
      <dl className={styles['facts']}>
        {destination && (
          <div>
            <dt>{t.goesTo}</dt>
            <dd>{destination}</dd>
          </div>
        )}
        <div>
          <dt>{money.cashOnDelivery}</dt>
          <dd>{money.cashHint}</dd>
          {payment.advancePercent > 0 && <dd className={styles['small']}>{money.policyOutside}</dd>}
        </div>
      </dl>
      <p className={styles['small']}>
        {money.agreeBefore}
        <Link to="/termsCondition">{money.agreeLink}</Link>
        {money.agreeAfter}
      </p>
      {isOffline && <Notice tone="offline">{t.needsNetwork}</Notice>}
      {complaint && (
        <Notice tone="warning" live>
          {complaint}
        </Notice>
      )}
      <div className={styles['ways']}>
        <Button wide variant={variant} busy={isBusy} onClick={() => void acceptance.accept()}>
          {t.accept(taka(acceptance.amounts.payable, language))}
        </Button>
        <Button wide variant="quiet" disabled={isBusy} onClick={() => setDeclining(true)}>
          {t.decline}
        </Button>
      </div>
      {obstacle && <QuoteObstacle obstacle={obstacle} onClose={acceptance.close} />}
      {isDeclining && (
        <DeclineDialog
          quote={quote}
          onClose={() => setDeclining(false)}
          onDeclined={() => {
            setDeclining(false);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
