import type { Product } from '#domain/product.ts';
import { createSignal, useSignal } from './signal.ts';

/** The product that a customer asks for although it ran out; null while the dialog is closed. */
const askedFor = createSignal<Product | null>(null);

export function useAskedFor(): Product | null {
  return useSignal(askedFor);
}

export function askFor(product: Product): void {
  askedFor.set(product);
}

export function stopAsking(): void {
  askedFor.set(null);
}
