import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type MouseEvent } from 'react';
import { totalAmount, totalItems } from '#domain/bag.ts';
import { clearBag, useBag, useIsBagStored } from '#state/bag.ts';
import { useLanguage, useText } from '#state/language.ts';
import { bagText } from '#text/bag.ts';
import { takaNumber, wholeNumber } from '#text/numbers.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { isQuantityWrong } from '#ui/wrong-quantity.ts';
import { BagLines } from './BagLines.tsx';
import { BagNotice } from './BagNotice.tsx';
import styles from './BagPanel.module.css';
import { refreshPrices, usePriceStatus } from './refresh-prices.ts';

/** The cart panel (bag-30): what is in the bag, its totals, Order Now and Clear Cart. */
export function BagPanel({ onClose }: { onClose: () => void }) {
  const bag = useBag();
  const isStored = useIsBagStored();
  const knowledge = usePriceStatus();
  const t = useText(bagText);
  const language = useLanguage();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<'none' | 'clear' | 'empty'>('none');
  const isEmpty = bag.lines.length === 0;

  // The shop's prices of this moment are asked for on opening.
  useEffect(() => {
    void refreshPrices();
  }, []);

  function order({ currentTarget }: MouseEvent): void {
    if (isEmpty) return setQuestion('empty');
    if (isQuantityWrong(currentTarget.closest('dialog'))) return;
    onClose();
    void navigate({ to: '/Checkout' });
  }

  function clear(): void {
    setQuestion('none');
    clearBag();
  }

  function browse(): void {
    onClose();
    void navigate({ to: '/' });
  }

  return (
    <Drawer
      label={t.yourBag}
      closeLabel={t.close}
      onClose={onClose}
      heading={
        <>
          {t.bag} <span className={styles['count']}>{t.itemCount(totalItems(bag))}</span>
        </>
      }
      footer={
        <div className={styles['footer']}>
          <BagNotice />
          <dl className={styles['totals']} translate="no">
            <div>
              <dt>{t.totalItems}</dt>
              <dd>{wholeNumber(totalItems(bag), language)}</dd>
            </div>
            <div className={styles['sum']}>
              <dt>{t.totalAmount}</dt>
              <dd>{t.totalInTk(takaNumber(totalAmount(bag), language))}</dd>
            </div>
          </dl>
          <Button wide onClick={order}>
            {t.orderNow}
          </Button>
          {!isEmpty && (
            <Button variant="quiet" wide onClick={() => setQuestion('clear')}>
              {t.clearCart}
            </Button>
          )}
        </div>
      }
    >
      <p className={styles['happy']}>{t.happyShopping}</p>
      {!isStored && <Notice tone="warning">{t.notStored}</Notice>}
      {!isEmpty && knowledge === 'last-known' && <Notice tone="offline">{t.pricesUnknown}</Notice>}
      {isEmpty ? (
        <EmptyState
          icon="bag"
          title={t.emptyTitle}
          action={
            <Button variant="secondary" onClick={browse}>
              {t.browse}
            </Button>
          }
        >
          {t.emptyHint}
        </EmptyState>
      ) : (
        <BagLines lines={bag.lines} hasAges={knowledge === 'last-known'} onFollow={onClose} />
      )}
      {question === 'empty' && (
        <AlertDialog
          title={t.emptyAlert}
          onClose={() => setQuestion('none')}
          actions={<Button onClick={() => setQuestion('none')}>{t.close}</Button>}
        />
      )}
      {question === 'clear' && (
        <AlertDialog
          title={t.clearQuestion}
          onClose={() => setQuestion('none')}
          actions={
            <>
              <Button onClick={() => setQuestion('none')}>{t.clearNo}</Button>
              <Button variant="secondary" onClick={clear}>
                {t.clearYes}
              </Button>
            </>
          }
        />
      )}
    </Drawer>
  );
}
