import type { BagLine } from '#domain/bag.ts';
import { lineFor } from '#domain/bag.ts';
import type { CurrentInfo, Product } from '#domain/product.ts';

/** A product that can be ordered. Pass only the fields that matter to the test. */
export function aProduct(differences: Partial<Product> = {}): Product {
  const id = differences.id ?? '101';
  return {
    id,
    name: 'Napa',
    nameBn: 'নাপা',
    strength: '500 mg',
    genericName: 'Paracetamol',
    form: 'Tablet',
    company: 'Beximco Pharmaceuticals Ltd.',
    listPrice: 120,
    discount: 0,
    discountPercent: 0,
    stock: 500,
    pack: null,
    isPrescriptionRequired: false,
    image: '',
    details: '',
    permalink: `napa-500-mg-${id}`,
    categoryId: '1',
    categoryName: 'Medicine',
    ...differences,
  };
}

/** A line of the bag. */
export function aLine(differences: Partial<BagLine> = {}): BagLine {
  return {
    ...lineFor(aProduct(differences.id ? { id: differences.id } : {}), 1),
    ...differences,
  };
}

/** The response of a price look-up for one product. */
export function currentInfo(differences: Partial<CurrentInfo> = {}): CurrentInfo {
  return {
    id: '101',
    listPrice: 120,
    discount: 0,
    discountPercent: 0,
    stock: 500,
    isPrescriptionRequired: false,
    ...differences,
  };
}
