import { priceOf, type Product } from './product.ts';

/**
 * The same generic, strength and form from other companies, the lowest price of
 * a unit first. Of what is sold whole only the same size, so that prices compare.
 */
export function alternativesTo(product: Product, known: readonly Product[]): Product[] {
  const alike = known.filter((other) => isInPlaceOf(other, product));
  return alike.toSorted((one, other) => priceOf(one) - priceOf(other));
}

/** True where one may be had in the place of the other, if a doctor or a pharmacist says so. */
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

/** Pieces compare with pieces, whatever their strip; a bottle with one of its size. */
function sizeOf({ pack }: Product): string {
  if (!pack) return '';
  return pack.pieces > 1 ? 'piece' : pack.name;
}
