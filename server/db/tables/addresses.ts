/** Delivery areas with their charges, and the addresses of past orders and requests. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const provinces = pgTable('provinces', {
  id: integer().primaryKey(),
  name: text().notNull(),
  nameBn: text('name_bn').notNull(),
});

export const districts = pgTable(
  'districts',
  {
    id: integer().primaryKey(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => provinces.id),
    name: text().notNull(),
    nameBn: text('name_bn').notNull(),
    charge: integer().notNull(),
    /** The total from which the reduced charge applies; 0 for never. */
    threshold: integer().notNull().default(0),
    reducedCharge: integer('reduced_charge').notNull().default(0),
  },
  (table) => [index('districts_province').on(table.provinceId)],
);

export const upazilas = pgTable(
  'upazilas',
  {
    id: integer().primaryKey(),
    districtId: integer('district_id')
      .notNull()
      .references(() => districts.id),
    name: text().notNull(),
    nameBn: text('name_bn').notNull(),
    /** Null if the district's charge applies. */
    charge: integer(),
    threshold: integer(),
    reducedCharge: integer('reduced_charge'),
  },
  (table) => [index('upazilas_district').on(table.districtId)],
);

/** The receiver's address of an order or request, copied when it was placed. */
export const shippingAddresses = pgTable(
  'shipping_addresses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: text('customer_id'),
    receiverName: text('receiver_name').notNull().default(''),
    receiverPhone: text('receiver_phone').notNull(),
    customerPhone: text('customer_phone').notNull().default(''),
    provinceId: integer('province_id').notNull(),
    provinceName: text('province_name').notNull(),
    districtId: integer('district_id').notNull(),
    districtName: text('district_name').notNull(),
    upazilaId: integer('upazila_id').notNull().default(0),
    upazilaName: text('upazila_name').notNull().default(''),
    address: text().notNull(),
    charge: integer().notNull(),
    threshold: integer().notNull(),
    reducedCharge: integer('reduced_charge').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('shipping_addresses_latest').on(table.customerId, table.createdAt),
    index('shipping_addresses_phone').on(table.customerPhone),
    index('shipping_addresses_receiver').on(table.receiverPhone),
  ],
);
