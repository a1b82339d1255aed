import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { orderQuery } from '#api/orders.ts';
import { fetchCurrentInfo } from '#api/stock.ts';
import type { OrderedProduct } from '#domain/order.ts';
import { refillOf, type Refill, type RefillQuantity } from '#domain/refill.ts';
import { totalAmount } from '#domain/bag.ts';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { errorsText } from '#text/errors.ts';
import { nameAndStrength, nameLanguage } from '#text/names.ts';
import { digits, taka } from '#text/numbers.ts';
import { refillText } from '#text/order-history.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { fillBagAgain } from './refill-bag.ts';
import styles from './RefillDialog.module.css';
import { fetchShelfProducts } from './shelf-products.ts';

export interface RefillDialogProps {
  orderId: string;
  /**
   * The initial quantities: one of each product (customer-area-73), or those of the last order for
   * an auto-order that is due.
   */
  quantity?: RefillQuantity;
  onClose: () => void;
}

/**
 * Fetches the order and today's prices, shows the lines that will be added to the bag, and opens
 * the checkout with them (customer-area-72, customer-area-77).
 */
export function RefillDialog({ orderId, quantity: opensWith = 'one', onClose }: RefillDialogProps) {
  const t = useText(refillText);
  const errors = useText(errorsText);
  const navigate = useNavigate();
  const [quantity, setQuantity] = useState<RefillQuantity>(opensWith);
  const queryClient = useQueryClient();
  const order = usePrivateQuery(orderQuery(orderId));
  const products = order.data?.products;
  const prices = useQuery({
    queryKey: ['refill', orderId],
    queryFn: async () => {
      const ids = [...new Set((products ?? []).map((product) => product.productId))];
      const [current, shelf] = await Promise.all([
        fetchCurrentInfo(ids),
        fetchShelfProducts(queryClient, ids),
      ]);
      return { current, shelf };
    },
    enabled: products !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const refill =
    products && prices.data
      ? refillOf(products, prices.data.current, quantity, prices.data.shelf)
      : null;
  const hasFailed = !refill && (prices.isError || (order.error !== null && !products));

  function fill(lines: Refill['lines']): void {
    fillBagAgain(lines);
    void navigate({ to: '/Checkout' });
  }

  return (
    <Dialog
      title={t.title}
      closeLabel={t.cancel}
      onClose={onClose}
      actions={
        <>
          <Button
            wide
            disabled={!refill || refill.lines.length === 0}
            onClick={() => refill && fill(refill.lines)}
          >
            {t.order}
          </Button>
          <Button wide variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <div className={styles['refill']}>
        {hasFailed && (
          <Notice
            tone="offline"
            live
            action={
              <Button
                variant="quiet"
                onClick={() => (products ? void prices.refetch() : order.refetch())}
              >
                {errors.retry}
              </Button>
            }
          >
            {t.failed}
          </Notice>
        )}
        {!refill && !hasFailed && (
          <div role="status" aria-label={t.looking} className={styles['refill']}>
            <Skeleton shape="block" />
          </div>
        )}
        {refill && <Summary refill={refill} quantity={quantity} onQuantity={setQuantity} />}
      </div>
    </Dialog>
  );
}

interface SummaryProps {
  refill: Refill;
  quantity: RefillQuantity;
  onQuantity: (quantity: RefillQuantity) => void;
}

function Summary({ refill, quantity, onQuantity }: SummaryProps) {
  const t = useText(refillText);
  const language = useLanguage();
  const words = useProductWords();
  const choices = [
    ['one', t.one],
    ['last', t.last],
  ] as const;
  if (refill.lines.length === 0) return <Notice tone="warning">{t.nothing}</Notice>;
  return (
    <>
      <p>{t.intro}</p>
      <fieldset className={styles['choices']}>
        <legend>{t.quantity}</legend>
        {choices.map(([value, words]) => (
          <label key={value} className={styles['choice']}>
            <input
              type="radio"
              name="refill-quantity"
              checked={quantity === value}
              onChange={() => onQuantity(value)}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <ul className={styles['lines']}>
        {refill.lines.map((line) => (
          <li key={line.id} className={styles['line']}>
            <span lang={nameLanguage(line, language)}>
              {nameAndStrength(line, words, language)}
            </span>
            <span className={styles['figure']}>
              {digits(line.quantity, language)} × {taka(line.listPrice - line.discount, language)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles['line']}>
        <strong>{t.total}</strong>
        <strong className={styles['figure']}>
          {taka(totalAmount({ lines: refill.lines }), language)}
        </strong>
      </p>
      <LeftOut refill={refill} />
    </>
  );
}

function LeftOut({ refill }: { refill: Refill }) {
  const t = useText(refillText);
  const language = useLanguage();
  const words = useProductWords();
  const names = (products: readonly OrderedProduct[]) =>
    products.map((product) => nameAndStrength(product, words, language)).join(', ');
  return (
    <>
      {refill.missing.length > 0 && (
        <Notice tone="warning">{t.missing(names(refill.missing))}</Notice>
      )}
      {refill.outOfStock.length > 0 && (
        <Notice tone="warning">{t.outOfStock(names(refill.outOfStock))}</Notice>
      )}
      {refill.fewer.map((line) => (
        <Notice key={line.id} tone="warning">
          {t.fewer(nameAndStrength(line, words, language), line.quantity)}
        </Notice>
      ))}
    </>
  );
}
