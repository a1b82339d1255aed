import type { Product } from '#domain/product.ts';
import { createEphemeralStore } from './ephemeral-store.ts';
import { useStore } from './store.ts';

/** The product that a customer asks for although it ran out; null while the dialog is closed. */
const askedFor = createEphemeralStore<Product | null>(null);

export function useAskedFor(): Product | null {
  return useStore(askedFor);
}

export function askFor(product: Product): void {
  askedFor.set(product);
}

export function stopAsking(): void {
  askedFor.set(null);
  stockTrouble.set(null);
}

/** What the shop said when it was told of the tap, if that went wrong. */
interface StockTrouble {
  productId: string;
  sentence: string;
}

const stockTrouble = createEphemeralStore<StockTrouble | null>(null);

/** The sentence about this product's tap; null where there is none. */
export function useStockTrouble(productId: string): string | null {
  const trouble = useStore(stockTrouble);
  return trouble?.productId === productId ? trouble.sentence : null;
}

export function noteStockTrouble(productId: string, sentence: string): void {
  if (askedFor.get()?.id === productId) stockTrouble.set({ productId, sentence });
}
