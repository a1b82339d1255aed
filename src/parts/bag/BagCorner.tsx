import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { totalAmount, totalItems } from '#domain/bag.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { closeBag, openBag, useIsBagOpen } from '#state/bag.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { bagText } from '#text/bag.ts';
import { taka } from '#text/numbers.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import optional from '#ui/optional-words.module.css';
import styles from './BagCorner.module.css';
import { refreshPrices } from './refresh-prices.ts';
import { useBagAfterPaint } from './use-bag-after-paint.ts';

const BagPanel = lazyPart(() => import('./BagPanel.tsx').then((loaded) => loaded.BagPanel));

/**
 * The floating bag bar (bag-36): items and total, on every screen except the checkout, while the
 * bag is not empty. It opens the panel, and refreshes the prices after every reconnect.
 */
export function BagCorner() {
  const bag = useBagAfterPaint();
  const isOpen = useIsBagOpen();
  const t = useText(bagText);
  const language = useLanguage();
  const network = useNetwork();
  const isCheckout = useRouterState({
    select: (state) => /^\/checkout\b/i.test(state.location.pathname),
  });

  const isEmpty = bag.lines.length === 0;

  // Prices may have changed when the network is back or the bag was restored.
  useEffect(() => {
    if (network === 'online' && !isEmpty) void refreshPrices();
  }, [network, isEmpty]);

  const count = t.itemCount(totalItems(bag));
  const total = taka(totalAmount(bag), language);
  return (
    <>
      {bag.lines.length > 0 && !isCheckout && (
        <button
          type="button"
          translate="no"
          className={styles['bar']}
          aria-label={t.bagOf(count, total)}
          aria-haspopup="dialog"
          onClick={openBag}
        >
          <Icon name="bag" />
          <span className={classes(optional['words'], styles['count'])}>{count}</span>
          <span className={styles['total']}>{total}</span>
          <span className={classes(optional['words'], styles['view'])}>{t.view}</span>
          <Icon name="right" size={16} />
        </button>
      )}
      {isOpen && <BagPanel onClose={closeBag} />}
    </>
  );
}
