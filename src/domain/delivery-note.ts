import { ownShop, type Shop } from './shop.ts';

export const demoDeliveryNote: Shop['deliveryNote'] = { insideDhaka: 80, outsideDhaka: 120 };

/** The note on delivery alone, for what is shown before the rest of `wholeShop` is there. */
export function deliveryNote(): Shop['deliveryNote'] {
  return ownShop().deliveryNote ?? demoDeliveryNote;
}
