import { describe, expectTypeOf, it } from 'vitest';
import type * as complaints from '#contract/complaints.ts';
import type * as contact from '#contract/contact.ts';
import type { Answer, Answered, Asked, Question } from '#contract/endpoint.ts';
import type * as orders from '#contract/orders.ts';
import type * as products from '#contract/products.ts';
import type * as stock from '#contract/stock.ts';
import type * as requests from '#contract/requests.ts';
import type { StoredBag } from '#contract/stored-bag.ts';
import type { OrderDetails } from '#domain/order.ts';
import type { CurrentInfo, Product } from '#domain/product.ts';

describe('what is written', () => {
  // errors-10, shell-99
  it('has the odd spellings of the wire and no corrected ones', () => {
    expectTypeOf<Asked<typeof contact.add>>().toHaveProperty('Massege');
    expectTypeOf<Asked<typeof contact.add>>().not.toHaveProperty('Message');
    expectTypeOf<Asked<typeof orders.place>>().toHaveProperty('CoupenAmount');
    expectTypeOf<Asked<typeof orders.place>>().not.toHaveProperty('CouponAmount');
    expectTypeOf<Answered<typeof orders.details>['Order']>().toHaveProperty('ComtactName');
    expectTypeOf<StoredBag>().toHaveProperty('TotalAmmount');
  });

  // errors-9, shell-98
  it('is one form of each value: taka as numbers, ids as text', () => {
    type Row = Answered<typeof products.list>['Data'][number];
    expectTypeOf<Row['UnitSalePrice']>().toEqualTypeOf<number>();
    expectTypeOf<Row['Id']>().toEqualTypeOf<string>();
    expectTypeOf<Asked<typeof products.search>['Query']>().toEqualTypeOf<string[]>();
    expectTypeOf<Asked<typeof products.searches>['Query']>().toEqualTypeOf<string>();
  });

  it('may leave out our own additions and the ActivityId, nothing else', () => {
    type Row = Answered<typeof products.list>['Data'][number];
    expectTypeOf<undefined>().toExtend<Row['NameBn']>();
    expectTypeOf<undefined>().not.toExtend<Row['Name']>();
    expectTypeOf<undefined>().toExtend<Asked<typeof complaints.add>['ActivityId']>();
    expectTypeOf<undefined>().not.toExtend<Asked<typeof complaints.add>['Content']>();
    expectTypeOf<undefined>().toExtend<Asked<typeof requests.add>['address']>();
  });
});

describe('what is read', () => {
  it('is our own types', () => {
    expectTypeOf<Answer<typeof products.byPermalink>>().toEqualTypeOf<Product>();
    expectTypeOf<Answer<typeof stock.currentInfo>>().toEqualTypeOf<CurrentInfo[]>();
    expectTypeOf<Answer<typeof orders.details>>().toEqualTypeOf<OrderDetails>();
    expectTypeOf<Question<typeof products.search>>().toEqualTypeOf<{
      query: string;
      page: number;
      pageSize: number;
    }>();
  });
});
