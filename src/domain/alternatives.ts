import { priceOf, type Product } from './product.ts';

/**
 * Products of other companies with the same generic, strength and form, lowest unit price first. A
 * product that is sold as a whole pack matches only the same pack size, so that prices compare.
 */
export function alternativesTo(product: Product, known: readonly Product[]): Product[] {
  const alike = known.filter((other) => isInPlaceOf(other, product));
  return alike.toSorted((one, other) => priceOf(one) - priceOf(other));
}

/** True if `other` can replace `product`, subject to a doctor or pharmacist. */
export function isInPlaceOf(other: Product, product: Product): boolean {
  return (
    product.genericName !== '' &&
    product.form !== '' &&
    other.id !== product.id &&
    other.genericName === product.genericName &&
    other.strength === product.strength &&
    other.form === product.form &&
    other.company !== product.company &&
    other.listPrice > 0 &&
    sizeOf(other) === sizeOf(product)
  );
}

/**
 * Products that are sold in pieces compare with each other, whatever their strip; a bottle compares
 * only with the same size.
 */
function sizeOf({ pack }: Product): string {
  if (!pack) return '';
  return pack.pieces > 1 ? 'piece' : pack.name;
}
