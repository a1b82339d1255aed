import { lazy, Suspense } from 'react';
import { closeStockRequest, useRequestedProduct } from '#state/out-of-stock.ts';

const OutOfStockDialog = lazy(() =>
  import('./OutOfStockDialog.tsx').then((loaded) => ({ default: loaded.OutOfStockDialog })),
);

/** The out-of-stock request (bag-45), wherever the product was tapped. The shell renders it once. */
export function OutOfStock() {
  const product = useRequestedProduct();
  if (!product) return null;
  return (
    <Suspense fallback={null}>
      <OutOfStockDialog key={product.id} product={product} onClose={closeStockRequest} />
    </Suspense>
  );
}
