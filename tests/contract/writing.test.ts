import { describe, expectTypeOf, it } from 'vitest';
import type * as complaints from '#contract/complaints.ts';
import type * as contact from '#contract/contact.ts';
import type {
  ResponseOutput,
  ResponseInput,
  RequestInput,
  RequestOutput,
} from '#contract/endpoint.ts';
import type * as orders from '#contract/orders.ts';
import type * as products from '#contract/products.ts';
import type * as stock from '#contract/stock.ts';
import type * as requests from '#contract/requests.ts';
import type { StoredBag } from '#contract/stored-bag.ts';
import type { OrderDetails } from '#domain/order.ts';
import type { CurrentInfo, Product } from '#domain/product.ts';

describe('the types of written messages', () => {
  // errors-10, shell-99
  it('the messages have the odd spellings of the wire and no corrected ones', () => {
    expectTypeOf<RequestInput<typeof contact.add>>().toHaveProperty('Massege');
    expectTypeOf<RequestInput<typeof contact.add>>().not.toHaveProperty('Message');
    expectTypeOf<RequestInput<typeof orders.place>>().toHaveProperty('CoupenAmount');
    expectTypeOf<RequestInput<typeof orders.place>>().not.toHaveProperty('CouponAmount');
    expectTypeOf<ResponseInput<typeof orders.details>['Order']>().toHaveProperty('ComtactName');
    expectTypeOf<StoredBag>().toHaveProperty('TotalAmmount');
  });

  // errors-9, shell-98
  it('every value has one form: taka as numbers, ids as text', () => {
    type Row = ResponseInput<typeof products.list>['Data'][number];
    expectTypeOf<Row['UnitSalePrice']>().toEqualTypeOf<number>();
    expectTypeOf<Row['Id']>().toEqualTypeOf<string>();
    expectTypeOf<RequestInput<typeof products.search>['Query']>().toEqualTypeOf<string[]>();
    expectTypeOf<RequestInput<typeof products.searches>['Query']>().toEqualTypeOf<string>();
  });

  it('only our own additions and the ActivityId may be left out', () => {
    type Row = ResponseInput<typeof products.list>['Data'][number];
    expectTypeOf<undefined>().toExtend<Row['NameBn']>();
    expectTypeOf<undefined>().not.toExtend<Row['Name']>();
    expectTypeOf<undefined>().toExtend<RequestInput<typeof complaints.add>['ActivityId']>();
    expectTypeOf<undefined>().not.toExtend<RequestInput<typeof complaints.add>['Content']>();
    expectTypeOf<undefined>().toExtend<RequestInput<typeof requests.add>['address']>();
  });
});

describe('the types of read messages', () => {
  it('the messages are read as our own types', () => {
    expectTypeOf<ResponseOutput<typeof products.byPermalink>>().toEqualTypeOf<Product>();
    expectTypeOf<ResponseOutput<typeof stock.currentInfo>>().toEqualTypeOf<CurrentInfo[]>();
    expectTypeOf<ResponseOutput<typeof orders.details>>().toEqualTypeOf<OrderDetails>();
    expectTypeOf<RequestOutput<typeof products.search>>().toEqualTypeOf<{
      query: string;
      page: number;
      pageSize: number;
    }>();
  });
});
