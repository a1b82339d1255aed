/**
 * Coupons, offers and notices, for the owner (counter-200 to counter-208, counter-213,
 * counter-223).
 */
import * as contract from '#contract/counter/promotions.ts';
import { implementCounterUpload } from '#server/endpoint/implement-counter-upload.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import {
  addCoupon,
  changeCoupon,
  endCoupon,
  listCoupons,
} from '#server/services/promotions/coupons.ts';
import { endNotice, listNotices, saveNotice } from '#server/services/promotions/notices.ts';
import { removeOfferPicture, setOfferPicture } from '#server/services/promotions/offer-pictures.ts';
import {
  cashbackGiven,
  endOffer,
  listOffers,
  saveOffer,
} from '#server/services/promotions/offers.ts';

export function implementCounterPromotions(context: AppContext): void {
  const { db } = context;

  implementCounter(context, contract.coupons, async ({ input }) => {
    const { rows, next } = await listCoupons(db, input.after);
    const onWire = rows.map(({ startsAt, endsAt, serial: _serial, ...row }) => ({
      ...row,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    }));
    return { rows: onWire, next };
  });

  implementCounter(context, contract.saveCoupon, async ({ input, member, now }) => {
    const by = { actor: member.name, now };
    const { id, key, code, startsAt, endsAt, ...rest } = input;
    const dates = { startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) };
    if (id === null) await addCoupon(db, by, { code, key, ...rest, ...dates });
    else await changeCoupon(db, by, { id, ...rest, ...dates });
    return null;
  });

  implementCounter(context, contract.endCoupon, async ({ input, member, now }) => {
    await endCoupon(db, { actor: member.name, now }, input);
    return null;
  });

  implementCounter(context, contract.offers, async () => {
    const rows = await listOffers(db);
    return { rows: rows.map(({ discount: cashback, ...row }) => ({ ...row, cashback })) };
  });

  implementCounter(context, contract.saveOffer, async ({ input, member, now }) => {
    const id = await saveOffer(db, { actor: member.name, now }, input);
    context.catalogue.forget();
    return { id };
  });

  implementCounter(context, contract.endOffer, async ({ input, member, now }) => {
    await endOffer(db, { actor: member.name, now }, input);
    context.catalogue.forget();
    return null;
  });

  implementCounter(context, contract.cashback, async ({ now }) => {
    const { total, count, rows } = await cashbackGiven(db, now);
    return { total, count, rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
  });

  implementCounter(context, contract.notices, async () => ({ rows: await listNotices(db) }));

  implementCounter(context, contract.saveNotice, async ({ input, member, now }) => {
    await saveNotice(db, { actor: member.name, now }, input);
    context.catalogue.forget();
    return null;
  });

  implementCounter(context, contract.endNotice, async ({ input, member, now }) => {
    await endNotice(db, { actor: member.name, now }, input);
    context.catalogue.forget();
    return null;
  });

  implementOfferPictures(context);
}

function implementOfferPictures(context: AppContext): void {
  implementCounterUpload(context, contract.setOfferPicture, async ({ input, file, ...call }) => {
    const by = { actor: call.member.name, now: call.now };
    await setOfferPicture(context, { id: Number(input.id), content: file.content }, by);
    context.catalogue.forget();
    return null;
  });

  implementCounter(context, contract.removeOfferPicture, async ({ input, member, now }) => {
    await removeOfferPicture(context.db, input.id, { actor: member.name, now });
    context.catalogue.forget();
    return null;
  });
}

function dateOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}
