/** The status of an order: in the list, on the receipt and in notifications. */
import type { OrderStatus } from '#domain/order.ts';
import { sentences } from './sentences.ts';

export const orderStatusText = sentences({
  Pending: ['Pending', 'অপেক্ষায়'],
  Confirmed: ['Confirmed', 'নিশ্চিত'],
  Processing: ['Processing', 'প্রস্তুত হচ্ছে'],
  Delivering: ['Delivering', 'পথে আছে'],
  Delivered: ['Delivered', 'পৌঁছেছে'],
  Cancelled: ['Cancelled', 'বাতিল'],
}) satisfies Record<OrderStatus, unknown>;
