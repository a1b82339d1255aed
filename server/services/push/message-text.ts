/**
 * The text of a push message. It contains only what may appear on a lock screen (notifications-30).
 */
import type { PushedMessage } from '#contract/worker.ts';
import type { BothLanguages } from '#domain/shop.ts';
import type { pushMessages, pushSubscriptions } from '#server/db/tables/push.ts';
import { pushedText } from '#text/pushed.ts';
import { speak } from '#text/sentences.ts';

type Message = Pick<typeof pushMessages.$inferSelect, 'about' | 'aboutId' | 'number' | 'status'>;
type Phone = Pick<typeof pushSubscriptions.$inferSelect, 'tokenHash' | 'customerId' | 'language'>;

/** Returns the message in the subscriber's language, with the path that a tap opens. */
export function messageText(
  message: Message,
  phone: Phone,
  shopName: BothLanguages,
): PushedMessage {
  const language = phone.language === 'bn' ? 'bn' : 'en';
  const t = speak(pushedText, language);
  const { number, status } = message;
  const says = isSaid(status) ? t[status] : t.Pending;
  return {
    for: phone.tokenHash,
    lang: phone.language,
    title: shopName[language],
    body: says(number),
    tag: number,
    path: pathOf(message, phone.customerId === null),
  };
}

function isSaid(status: string): status is keyof typeof pushedText {
  return Object.hasOwn(pushedText, status);
}

function pathOf({ about, aboutId, number }: Message, isGuest: boolean): string {
  if (about === 'product') return `/product/details/${encodeURIComponent(number)}`;
  // A guest's request is shown on the form, with its number, as long as the phone stores it.
  if (about === 'request') return isGuest ? '/order' : '/profile/prescription/request';
  // The access key is only on the phone that placed the order, and in no message.
  if (isGuest) return `/Order/Success?OrderNo=${number}&Id=${encodeURIComponent(aboutId)}`;
  return `/profile/order/details/${encodeURIComponent(aboutId)}`;
}
