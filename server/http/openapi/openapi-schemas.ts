/** The contract's schemas as JSON Schema, in the one wire form that the server writes. */
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { place } from '#contract/addresses.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { banner, category, subCategory } from '#contract/home.ts';
import { wireAddressFilter, wireFilter } from '#contract/lists.ts';
import { orderDetails, orderSummary } from '#contract/order-shapes.ts';
import { prescription } from '#contract/prescriptions.ts';
import { embeddedProduct, product } from '#contract/products.ts';
import { currentInfoRow } from '#contract/stock.ts';
import { receipt } from '#contract/requests.ts';
import { review } from '#contract/reviews.ts';
import { shippingAddress } from '#contract/shipping.ts';
import { signedIn } from '#contract/sign-in.ts';
import { wireFile, wireId, wireTaka, wireTakaOrZero } from '#contract/wire.ts';
import { wireActivityId } from '#contract/wire-ids.ts';
import { wireMoment } from '#contract/wire-moment.ts';

export type { JsonSchema } from '@valibot/to-json-schema';

type Described = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** Schemas with a name in the document. A later schema of the same name refers to the first. */
const named: readonly (readonly [name: string, schema: unknown, description: string])[] = [
  ['Taka', wireTaka, 'An amount in taka, with two decimals at most.'],
  ['Taka', wireTakaOrZero, ''],
  ['Id', wireId, 'An identifier; never empty.'],
  ['Moment', wireMoment, 'A moment in UTC, ISO 8601.'],
  ['ActivityId', wireActivityId, 'What SecurityArea/DeviceActivity/Set answered; zeros before it.'],
  ['Filter', wireFilter, 'One condition of a list; operation 0 is "equals".'],
  ['AddressFilter', wireAddressFilter, 'One condition of an address look-up; 0 is "equals".'],
  ['Product', product, 'A product. NameBn to CategoryName are additions of this shop.'],
  ['Product', embeddedProduct, ''],
  ['CurrentInfo', currentInfoRow, 'Price, discount and stock of this moment.'],
  ['Category', category, 'A category of the shop.'],
  ['SubCategory', subCategory, 'A part of a category.'],
  ['Banner', banner, 'A banner for one size of screen.'],
  ['Place', place, '[name, id, charge, maxAmount, minChargeAmount, Bengali name].'],
  ['ShippingAddress', shippingAddress, 'Where something is delivered; areaId 0 is "none chosen".'],
  ['Prescription', prescription, 'A prescription that the pharmacy has.'],
  [
    'Receipt',
    receipt,
    'What was made of a submission: its id and the number that the customer is told.',
  ],
  ['Review', review, 'A review of the shop, or a comment on a product.'],
  ['SignedIn', signedIn, 'The customer; datacontent is the session token.'],
  ['OrderSummary', orderSummary, 'An order in a list.'],
  ['OrderDetails', orderDetails, 'An order and its products.'],
];

/**
 * The converter needs a key per schema, so aliases get a unique key that is not shown in
 * references.
 */
const definitions: Record<string, Described> = {};
const shownNames = new Map<string, string>();
for (const [name, schema] of named) {
  let unique = name;
  while (unique in definitions) unique += '_';
  if (isSchema(schema)) definitions[unique] = schema;
  shownNames.set(unique, name);
}

function isSchema(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

function reference(id: string): string {
  return `#/components/schemas/${shownNames.get(id) ?? id}`;
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // A schema that JSON Schema cannot express is an error, except these checks.
  errorMode: 'throw',
  ignoreActions: ['finite', 'check'],
  // valibot calls `overrideSchema` for the parts of a pipe but never for the pipe itself, so named
  // schemas are definitions instead.
  definitions,
  overrideRef: ({ referenceId }) => reference(referenceId),
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema === wireFile ? { type: 'string', format: 'binary' } : null,
};

export interface WireSchemas {
  /** The request, as an object. */
  request: (endpoint: Endpoint) => JsonSchema;
  /** The response: the `Data` of the envelope, or properties of the envelope itself. */
  response: (endpoint: Endpoint) => JsonSchema;
  /** The schemas that others refer to, by name. */
  named: Record<string, JsonSchema>;
}

/** Converts all requests and responses together, so that each named schema is converted once. */
export function wireSchemas(endpoints: readonly Endpoint[]): WireSchemas {
  const messages = v.object(
    Object.fromEntries(
      endpoints.flatMap((one) => [
        [`${one.name} request`, one.request],
        [`${one.name} response`, one.response],
      ]),
    ),
  );
  const { properties, $defs } = toJsonSchema(messages, config);
  return {
    request: (endpoint) => schemaOf(properties, `${endpoint.name} request`),
    response: (endpoint) => schemaOf(properties, `${endpoint.name} response`),
    named: Object.fromEntries(
      named
        .filter(([name], at) => named.findIndex(([other]) => other === name) === at)
        .map(([name, , description]) => [name, { description, ...schemaOf($defs, name) }]),
    ),
  };
}

function schemaOf(schemas: JsonSchema['properties'], name: string): JsonSchema {
  const schema = schemas?.[name];
  if (typeof schema !== 'object') throw new Error(`${name} has no schema`);
  return schema;
}
