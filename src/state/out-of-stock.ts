import type { Product } from '#domain/product.ts';
import { createEphemeralStore } from './ephemeral-store.ts';
import { useStore } from './store.ts';

/**
 * The product that a customer requests although it is out of stock; null while the dialog is
 * closed.
 */
const requested = createEphemeralStore<Product | null>(null);

export function useRequestedProduct(): Product | null {
  return useStore(requested);
}

export function openStockRequest(product: Product): void {
  requested.set(product);
}

export function closeStockRequest(): void {
  requested.set(null);
  stockTrouble.set(null);
}

/** The error sentence of a stock request that failed. */
interface StockTrouble {
  productId: string;
  sentence: string;
}

const stockTrouble = createEphemeralStore<StockTrouble | null>(null);

/** The error sentence of this product's stock request; null if there is none. */
export function useStockTrouble(productId: string): string | null {
  const trouble = useStore(stockTrouble);
  return trouble?.productId === productId ? trouble.sentence : null;
}

export function noteStockTrouble(productId: string, sentence: string): void {
  if (requested.get()?.id === productId) stockTrouble.set({ productId, sentence });
}
