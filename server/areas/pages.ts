/** The gallery, the branches and the offers. */
import { and, asc, desc, eq } from 'drizzle-orm';
import * as branchesContract from '#contract/branches.ts';
import * as galleryContract from '#contract/gallery.ts';
import * as offersContract from '#contract/offers.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { honouredOffers } from '#domain/offer.ts';
import type { Database } from '#server/db/database.ts';
import { branches } from '#server/db/tables/branches.ts';
import { galleryItems } from '#server/db/tables/gallery.ts';
import { offers } from '#server/db/tables/offers.ts';
import { malformed } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implement } from '#server/endpoint/implement.ts';
import { offsetOf, pageOf, type Paging } from '#server/services/paging.ts';

export function implementGallery(context: AppContext): void {
  const { db } = context;

  implement(context, galleryContract.list, async ({ input }) => {
    const inOrder = input.isDescending ? desc : asc;
    const rows = await db
      .select()
      .from(galleryItems)
      .orderBy(inOrder(galleryItems.rank), inOrder(galleryItems.id))
      .limit(input.pageSize)
      .offset(offsetOf(input));
    const pictures = rows.map((row) => ({
      Id: String(row.id),
      Name: row.name,
      NameBn: row.nameBn,
      ImagePath: row.image,
    }));
    return pageOf(pictures, await db.$count(galleryItems), input);
  });
}

export function implementBranches(context: AppContext): void {
  const list = (paging: Paging) => listBranches(context.db, paging);

  implement(context, branchesContract.list, ({ input }) => list(input));

  implement(context, branchesContract.listByPost, ({ input }) => {
    if (input.filters.length > 0) throw malformed();
    return list(input);
  });
}

async function listBranches(db: Database, paging: Paging) {
  const rows = await db
    .select()
    .from(branches)
    .orderBy(asc(branches.rank), asc(branches.id))
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
  const onWire = rows.map((row) => ({
    Id: String(row.id),
    Name: row.name,
    NameBn: row.nameBn,
    Mobile: row.mobile,
    Location: row.location,
    LocationBn: row.locationBn,
    Lat: row.lat,
    Lng: row.lng,
  }));
  return pageOf(onWire, await db.$count(branches), paging);
}

function shown(row: typeof offers.$inferSelect) {
  return {
    Icon: row.image,
    ContentHeader: row.header,
    ContentHeaderBn: row.headerBn,
    Content: row.content,
    ContentBn: row.contentBn,
    CouponCode: row.couponCode,
  };
}

export function implementOffers(context: AppContext): void {
  const { db } = context;

  implement(context, offersContract.list, async () => {
    const rows = await db
      .select()
      .from(offers)
      .where(eq(offers.isActive, true))
      .orderBy(asc(offers.rank), asc(offers.id));
    const shownOffers = new Set(honouredOffers(rows.filter((row) => row.kind === 'cashback')));
    return rows.filter((row) => row.kind !== 'cashback' || shownOffers.has(row)).map(shown);
  });

  implement(context, offersContract.order, async () => {
    const rows = await db
      .select()
      .from(offers)
      .where(and(eq(offers.isActive, true), eq(offers.kind, 'cashback')))
      .orderBy(asc(offers.leastAmount), asc(offers.id));
    return honouredOffers(rows).map((row) =>
      Object.assign(shown(row), {
        OfferType: row.kind,
        LeastAmount: takaFromPaisa(row.leastAmount),
        Discount: takaFromPaisa(row.discount),
      }),
    );
  });
}
