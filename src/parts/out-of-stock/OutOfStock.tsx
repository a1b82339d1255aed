import { closeStockRequest, useRequestedProduct } from '#state/out-of-stock.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';

const OutOfStockDialog = lazyPart(() =>
  import('./OutOfStockDialog.tsx').then((loaded) => loaded.OutOfStockDialog),
);

/** The out-of-stock request (bag-45), wherever the product was tapped. The shell renders it once. */
export function OutOfStock() {
  const product = useRequestedProduct();
  if (!product) return null;
  return <OutOfStockDialog key={product.id} product={product} onClose={closeStockRequest} />;
}
