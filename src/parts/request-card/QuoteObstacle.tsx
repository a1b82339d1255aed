import { useShop } from '#state/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { taka } from '#text/numbers.ts';
import { requestQuoteText } from '#text/request-quote.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import type { Obstacle } from './use-acceptance.ts';

export interface QuoteObstacleProps {
  obstacle: Obstacle;
  onClose: () => void;
}

/**
 * The reason why no order was created, in the checkout's words: prices, stock or the pharmacy's
 * quote have changed (request-order-52, request-order-53).
 */
export function QuoteObstacle({ obstacle, onClose }: QuoteObstacleProps) {
  const t = useText(requestQuoteText);
  const { phone } = useShop();
  const money = useText(checkoutText);
  const language = useLanguage();
  return (
    <AlertDialog
      title={obstacle.said || money.unexpected}
      onClose={onClose}
      actions={
        <Button wide onClick={onClose}>
          {money.close}
        </Button>
      }
    >
      {obstacle.kind === 'costs-more' && (
        <p>{money.pricesTotal(taka(obstacle.amounts.payable, language))}</p>
      )}
      <p>{money.nothingLost}</p>
      {obstacle.kind === 'refused' && <p>{t.askAnew(phone.shown)}</p>}
    </AlertDialog>
  );
}
