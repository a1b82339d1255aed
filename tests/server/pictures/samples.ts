import type { ProductFacts } from '#demo/pictures/look.ts';

/** A product as its picture sees it. Pass only the fields that matter to the test. */
export function aPack(wishes: Partial<ProductFacts> = {}): ProductFacts {
  return {
    key: 'seclo-20-mg-capsule',
    name: 'Seclo',
    nameBn: 'সেকলো',
    strength: '20 mg',
    form: 'Capsule',
    genericName: 'Omeprazole',
    company: 'Square Pharmaceuticals PLC',
    packName: 'strip of 10',
    packForm: 'carton',
    ...wishes,
  };
}
