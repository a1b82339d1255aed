/** Devices that opened the shop, and their visits. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const devices = pgTable(
  'devices',
  {
    id: text().primaryKey(),
    appName: text('app_name').notNull().default(''),
    language: text().notNull().default(''),
    platform: text().notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** The day of the last call that named the device. */
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [index('devices_used').on(table.usedAt)],
);

export const deviceActivities = pgTable(
  'device_activities',
  {
    id: text().primaryKey(),
    deviceId: text('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('device_activities_device').on(table.deviceId)],
);
