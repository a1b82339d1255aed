import { closeStockRequest, useRequestedProduct } from '#state/out-of-stock.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';

const OutOfStockDialog = lazyPart(() =>
  import('./OutOfStockDialog.tsx').then((loaded) => loaded.OutOfStockDialog),
);

/**
 * The dialog of the back-in-stock request (bag-45), opened from any product. The shell renders it
 * once.
 */
export function OutOfStock() {
  const product = useRequestedProduct();
  if (!product) return null;
  return <OutOfStockDialog key={product.id} product={product} onClose={closeStockRequest} />;
}
