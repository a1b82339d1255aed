import type { Product } from '#domain/product.ts';
import { createMemoryStore } from './memory-store.ts';
import { useStore } from './store.ts';

/** The product that a customer asks for although it ran out; null while the dialog is closed. */
const askedFor = createMemoryStore<Product | null>(null);

export function useAskedFor(): Product | null {
  return useStore(askedFor);
}

export function askFor(product: Product): void {
  askedFor.set(product);
}

export function stopAsking(): void {
  askedFor.set(null);
}
