import { call } from '#counter/api/call.ts';
import { usePieces } from '#counter/api/use-pieces.ts';
import { MorePieces } from '#counter/parts/MorePieces.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { coupons, endCoupon, type Coupon } from '#contract/counter/promotions.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useMinute } from '#state/use-now.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { dayOf } from '#text/dates.ts';
import { taka, wholeNumber } from '#text/numbers.ts';
import { CouponDialog } from './CouponDialog.tsx';
import { PromotionsList } from './PromotionsList.tsx';

/** The coupons, which can be added, changed and ended (counter-200 to counter-203). */
export function CouponsScreen() {
  const t = useText(promotionsText);
  const titles = useText(screenTitles);
  const language = useLanguage();
  const pieces = usePieces([coupons.name], (after, signal) => call(coupons, { after }, { signal }));
  return (
    <PromotionsList
      title={titles.coupons}
      intro={t.couponsIntro}
      add={t.newCoupon}
      empty={{ icon: 'tag', title: t.noCoupons }}
      query={pieces}
      rowsOf={({ pages }) => pages.flatMap((page) => page.rows)}
      columns={[
        { id: 'code', heading: t.code, isTitle: true, cell: ({ code }) => code },
        { id: 'worth', heading: t.worth, cell: (row) => <Worth coupon={row} /> },
        {
          id: 'least',
          heading: t.leastShort,
          align: 'end',
          cell: ({ leastAmount }) => (leastAmount > 0 ? taka(leastAmount, language) : '–'),
        },
        {
          id: 'uses',
          heading: t.uses,
          align: 'end',
          cell: ({ uses, mostUses }) =>
            mostUses === null
              ? wholeNumber(uses, language)
              : t.usesOf(wholeNumber(uses, language), wholeNumber(mostUses, language)),
        },
        { id: 'days', heading: t.days, cell: (row) => <Days coupon={row} /> },
      ]}
      nameOf={({ code }) => code}
      statusOf={(row) => <Status coupon={row} />}
      ending={endCoupon}
      dialog={(coupon, onClose) => <CouponDialog coupon={coupon} onClose={onClose} />}
    >
      <MorePieces pieces={pieces} />
    </PromotionsList>
  );
}

function Worth({ coupon }: { coupon: Coupon }) {
  const t = useText(promotionsText);
  const language = useLanguage();
  const { amount, basisPoints, mostDiscount } = coupon;
  const worth =
    amount === null ? t.percentOff(String((basisPoints ?? 0) / 100)) : taka(amount, language);
  if (mostDiscount === null) return worth;
  return `${worth}, ${t.atMost(taka(mostDiscount, language))}`;
}

function Days({ coupon: { startsAt, endsAt } }: { coupon: Coupon }) {
  const t = useText(promotionsText);
  const language = useLanguage();
  const from = startsAt && dayOf(startsAt, language);
  // A coupon that ends at midnight is valid until the day before.
  const to = endsAt && dayOf(new Date(Date.parse(endsAt) - 1).toISOString(), language);
  if (from && to) return t.daysBetween(from, to);
  if (from) return t.daysFrom(from);
  return to ? t.daysTo(to) : t.always;
}

function Status({ coupon }: { coupon: Coupon }) {
  const t = useText(promotionsText);
  const { isActive, startsAt, endsAt, uses, mostUses } = coupon;
  const now = new Date(useMinute() ?? 0).toISOString();
  if (!isActive || (endsAt && endsAt <= now)) return <StatusPill tone="over">{t.ended}</StatusPill>;
  if (mostUses !== null && uses >= mostUses)
    return <StatusPill tone="quiet">{t.usedUp}</StatusPill>;
  if (startsAt && startsAt > now) return <StatusPill tone="waits">{t.notYet}</StatusPill>;
  return <StatusPill tone="done">{t.running}</StatusPill>;
}
