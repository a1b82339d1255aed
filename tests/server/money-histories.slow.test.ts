import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { couponDiscountFor, type CheckoutAmounts } from '#domain/checkout.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { noActivityId } from '#contract/wire.ts';
import { walletConsentText } from '#domain/wallet-consent.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { coupons, couponUses } from '#server/db/tables/offers.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { walletEntries } from '#server/db/tables/wallets.ts';
import { OperatorProblem } from '#server/operator/command-context.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { walletOf } from '#server/services/accounts/wallets.ts';
import { minutes, signInByCode, wait } from './support/codes.ts';
import {
  amountsFor,
  anOrder,
  fillWallet,
  place,
  placedIn,
  setProduct,
  stockLeft,
  walletState,
  type AProduct,
  type Placed,
} from './support/orders.ts';
import { ownAccounts, savePayment } from './support/payment-accounts.ts';
import { payOnPage, startPaying } from './support/paying.ts';
import { aKey, anAddress } from './support/requests.ts';
import { askCounter, signedInStaff } from './support/staff.ts';
import { callApi, signedIn, useTestShop } from './support/test-shop.ts';

const shop = useTestShop({ env: { PAYMENT_GATEWAY: 'sandbox' } });
/** The third product is scarce. */
let shelf: AProduct[];

beforeAll(async () => {
  await savePayment(shop, ownAccounts());
  shelf = [
    await setProduct(shop, { nth: 2, listPrice: 333_33, discount: 0, stock: 1_000_000 }),
    await setProduct(shop, { nth: 3, listPrice: 49_99, discount: 4_50, stock: 1_000_000 }),
    await setProduct(shop, { nth: 4, listPrice: 120_00, discount: 20_00, stock: scarce }),
  ];
});

/** The initial stock of the scarce product. */
const scarce = 12;
const opening = 777_77;

const ofOrder = fc.record({
  what: fc.constant('order' as const),
  /**
   * The customer signed in, the customer through the grant alone, a guest with the customer's
   * number, or a guest with another number.
   */
  who: fc.constantFrom('session', 'grant', 'namesake', 'stranger'),
  /** The quantity of each product of the shelf. */
  quantities: fc.tuple(fc.nat(3), fc.nat(12), fc.nat(5)),
  usesCoupon: fc.constantFrom(true, true, false),
  /**
   * The wallet amount that the customer agrees to, as a percentage of the balance. A phone may send
   * a stale amount.
   */
  share: fc.constantFrom(0, 0, 30, 100, 140),
  /** Whether the grant's signature covers less than the order's wallet amount. */
  isShort: fc.boolean(),
});

/** The possible steps of a history. `at` selects one of the existing orders or pages. */
const happening = fc.oneof(
  { arbitrary: ofOrder, weight: 3 },
  {
    arbitrary: fc.record({ what: fc.constant('open the page' as const), at: fc.nat(5) }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('press' as const),
      at: fc.nat(5),
      claim: fc.constantFrom('success', 'success', 'fail', 'cancel'),
      isTwice: fc.boolean(),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('move' as const),
      at: fc.nat(5),
      to: fc.constantFrom('Confirmed', 'Delivered', 'Cancelled'),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('pay at the counter' as const),
      at: fc.nat(5),
      amount: fc.integer({ min: 1, max: 2000_00 }),
    }),
    weight: 1,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('report a payment' as const),
      at: fc.nat(5),
      /** Histories use the same few ids again. */
      id: fc.nat(3),
      /** As a percentage of the amount that is neither paid nor reported. */
      share: fc.constantFrom(20, 100, 130),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('verify a payment' as const),
      at: fc.nat(5),
      verdict: fc.constantFrom('accept', 'accept', 'accept more', 'refuse'),
      isTwice: fc.boolean(),
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ what: fc.constant('give back' as const), at: fc.nat(5) }), weight: 1 },
  {
    arbitrary: fc.record({
      what: fc.constant('credit' as const),
      amount: fc.integer({ min: 1, max: 500_00 }),
    }),
    weight: 1,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('refund at the counter' as const),
      at: fc.nat(5),
      /** As a percentage of the refundable amount. The counter refuses more than 100. */
      share: fc.constantFrom(1, 30, 100, 101, 200),
      isTwice: fc.boolean(),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('credit at the counter' as const),
      at: fc.nat(5),
      amount: fc.integer({ min: 1, max: 500_00 }),
      isTwice: fc.boolean(),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ what: fc.constant('prove the number' as const) }), weight: 1 },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;
type Wanted = typeof ofOrder extends fc.Arbitrary<infer T> ? T : never;

const someTerms = fc.record({
  amount: fc.constantFrom(50_00, null),
  mostUses: fc.constantFrom(1, 2, 3, null),
});

interface KnownOrder extends Placed {
  who: Wanted['who'];
  headers: Record<string, string>;
  hasCoupon: boolean;
  isClaimed: boolean;
  status: 'Pending' | 'Confirmed' | 'Delivered' | 'Cancelled';
  quantities: readonly number[];
}

interface OwnPhone {
  id: string;
  phone: string;
  headers: Record<string, string>;
  grant: Record<string, string>;
  privateKey: KeyObject;
}

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);

/** Whether the order belongs to the customer's account from the start. */
const isCustomer = ({ who }: { who: Wanted['who'] }) => who === 'session' || who === 'grant';

class History {
  private readonly placed: KnownOrder[] = [];
  private readonly pages: string[] = [];
  private credits: number[] = [];
  private atTheCounter = 0;
  private givenBack = 0;
  private proofs = 0;
  private readonly customer: OwnPhone;
  private readonly stranger: string;
  private readonly coupon: typeof coupons.$inferSelect;
  /** The initial stock of each product of the shelf. */
  private readonly stock: readonly number[];

  private constructor(
    customer: OwnPhone,
    stranger: string,
    coupon: typeof coupons.$inferSelect,
    stock: readonly number[],
  ) {
    this.customer = customer;
    this.stranger = stranger;
    this.coupon = coupon;
    this.stock = stock;
  }

  static async begin(nth: number, terms: { amount: number | null; mostUses: number | null }) {
    const phone = `0181300${String(nth).padStart(4, '0')}`;
    const stranger = `0181400${String(nth).padStart(4, '0')}`;
    const customer = await aCustomer(phone);
    const share = { basisPoints: 1_000, mostDiscount: 75_00 };
    const [coupon] = await shop.database.db
      .insert(coupons)
      .values({ code: `HISTORY${nth}`, ...terms, ...(terms.amount === null && share) })
      .returning();
    if (!coupon) throw new Error('no coupon');
    await setProduct(shop, { nth: 4, listPrice: 120_00, discount: 20_00, stock: scarce });
    const stock = await Promise.all(shelf.map(({ id }) => stockLeft(shop, id)));
    return new History(customer, stranger, coupon, stock);
  }

  async happens(happening: Happening): Promise<void> {
    switch (happening.what) {
      case 'order':
        return this.order(happening);
      case 'credit':
        return this.credit(happening.amount);
      case 'prove the number':
        return this.proveNumber();
      case 'press':
        return this.press(happening);
      default: {
        const order = this.placed[happening.at % this.placed.length];
        if (!order) return;
        if (happening.what === 'move') return this.move(order, happening.to);
        if (happening.what === 'report a payment') return this.report(order, happening);
        if (happening.what === 'verify a payment') return this.verify(order, happening);
        if (happening.what === 'give back') return this.giveBack(order);
        if (happening.what === 'pay at the counter') return this.pay(order, happening.amount);
        if (happening.what === 'refund at the counter') return this.refund(order, happening);
        if (happening.what === 'credit at the counter') return this.creditFor(order, happening);
        const url = await startPaying(shop, order, order.headers);
        if (url) this.pages.push(url);
      }
    }
  }

  private async order(wanted: Wanted): Promise<void> {
    const { who } = wanted;
    const quantities = wanted.quantities.some((units) => units > 0) ? wanted.quantities : [1, 0, 0];
    const lines = shelf.flatMap((product, at) => {
      const quantity = quantities[at] ?? 0;
      return quantity > 0 ? [{ ...product, quantity }] : [];
    });
    const isGuest = !isCustomer(wanted);
    const { credit: balance } = await walletOf(shop.database.db, this.customer.id);
    const credit = isGuest ? 0 : Math.floor((balance * wanted.share) / 100);
    const { total } = amountsFor({ lines });
    const coupon = { id: String(this.coupon.id), amount: couponDiscountFor(total, this.coupon) };
    const order = { lines, credit, isGuest, ...(wanted.usesCoupon && { coupon }) };
    const agreed = amountsFor(order);
    const key = aKey();
    const isShort = who === 'grant' && wanted.isShort && agreed.wallet > 0;
    const signed = agreed.wallet - (isShort ? 1 : 0);
    const consent = walletConsentText(key['idempotency-key'], signed);
    const named = who === 'stranger' ? this.stranger : this.customer.phone;
    const body = anOrder({
      ...order,
      changes: {
        PaymentMethod: 'PAY_NOW',
        address: anAddress({ receiverPhone: named, customerPhone: named }),
        ...(who === 'grant' && { WalletConsent: signedBy(this.customer.privateKey, consent) }),
      },
    });
    const ofCustomer = who === 'grant' ? this.customer.grant : this.customer.headers;
    const expected = isShort ? 'unsigned' : await this.refusalOf(wanted, quantities, agreed);
    const { status, envelope } = await place(shop, body, { ...key, ...(!isGuest && ofCustomer) });
    if (expected) {
      if (isShort) expect(status).toBe(401);
      else expect(envelope.Msg).toMatch(expected);
      return;
    }
    expect(envelope).toMatchObject({ IsError: false });
    const placed = placedIn(envelope.Data);
    const headers = isGuest ? {} : this.customer.headers;
    const known = { who, headers, hasCoupon: wanted.usesCoupon, isClaimed: false, quantities };
    this.placed.push({ ...placed, ...known, status: 'Pending' });
    // The order must take exactly the agreed amounts.
    expect(await this.row(placed.Id)).toMatchObject({ ...agreed, paid: 0 });
    const written = await shop.database.db
      .select({ productId: orderLines.productId, quantity: orderLines.quantity })
      .from(orderLines)
      .where(eq(orderLines.orderId, placed.Id))
      .orderBy(orderLines.position);
    expect(written).toEqual(lines.map(({ id, quantity }) => ({ productId: id, quantity })));
  }

  /** The expected refusal, or null if the shop must accept the order. */
  private async refusalOf(
    wanted: Wanted,
    quantities: readonly number[],
    agreed: CheckoutAmounts,
  ): Promise<string | null> {
    if (shelf.some((_, at) => (quantities[at] ?? 0) > this.left(at))) return 'is not in stock';
    const { mostUses } = this.coupon;
    if (wanted.usesCoupon && mostUses !== null && this.uses().length >= mostUses)
      return 'This coupon is used up.';
    const { credit } = await walletOf(shop.database.db, this.customer.id);
    if (agreed.wallet > credit) return 'Your wallet balance has changed.';
    if (!wanted.usesCoupon || !this.hasUsed(wanted)) return null;
    return isCustomer(wanted) ? 'You have used this coupon' : 'cannot be used for this number';
  }

  /** The orders that used the coupon and are not cancelled. */
  private uses(): KnownOrder[] {
    return this.placed.filter(({ hasCoupon, status }) => hasCoupon && status !== 'Cancelled');
  }

  /**
   * Decision 15: a guest is limited by every use of the number, a customer by the uses of their own
   * orders.
   */
  private hasUsed(wanted: Wanted): boolean {
    if (wanted.who === 'stranger') return this.uses().some(({ who }) => who === 'stranger');
    const ofNumber = this.uses().filter(({ who }) => who !== 'stranger');
    if (wanted.who === 'namesake') return ofNumber.length > 0;
    return ofNumber.some(
      (order) => isCustomer(order) || order.isClaimed || order.status !== 'Pending',
    );
  }

  private left(at: number): number {
    const living = this.placed.filter(({ status }) => status !== 'Cancelled');
    return (this.stock[at] ?? 0) - sumOf(living.map(({ quantities }) => quantities[at] ?? 0));
  }

  private async press({ at, claim, isTwice }: Extract<Happening, { what: 'press' }>) {
    const url = this.pages[at % this.pages.length];
    if (!url) return;
    const presses = isTwice ? [url, url] : [url];
    await Promise.all(presses.map((one) => payOnPage(shop, one, claim)));
  }

  private async move(order: KnownOrder, to: 'Confirmed' | 'Delivered' | 'Cancelled') {
    const isOpen = order.status === 'Pending' || order.status === 'Confirmed';
    // A payment that is to be verified holds an order that is not confirmed yet.
    const { unverified } = await this.row(order.Id);
    const isHeld = order.status === 'Pending' && unverified > 0 && to !== 'Cancelled';
    const isMoved = await operate('orders', 'move', order.OrderNo, '--to', to);
    expect(isMoved).toBe(isOpen && order.status !== to && !isHeld);
    if (isMoved) order.status = to;
  }

  private async pay(order: KnownOrder, amount: number) {
    const { paid, payable } = await this.row(order.Id);
    const taka = String(takaFromPaisa(amount));
    const isTaken = await operate('orders', 'pay', order.OrderNo, '--amount', taka);
    expect(isTaken).toBe(order.status !== 'Cancelled' && amount <= payable - paid);
    if (isTaken) this.atTheCounter += amount;
  }

  /** Reports a payment to the shop's account. Until it is verified it is not paid. */
  private async report(
    order: KnownOrder,
    { id, share }: Extract<Happening, { what: 'report a payment' }>,
  ) {
    const before = await this.row(order.Id);
    const left = Math.max(0, before.payable - before.paid - before.unverified);
    const amount = Math.max(1, Math.ceil((left * share) / 100));
    const body = {
      OrderId: order.Id,
      AccessKey: order.AccessKey,
      PaymentId: randomUUID(),
      Wallet: 'bkash',
      TransactionId: `${this.coupon.code}X${id}`,
      Amount: takaFromPaisa(amount),
    };
    const path = 'ProductOrderArea/Payment/Report';
    const { envelope } = await callApi(shop, path, body, order.headers);
    const isLess = order.status !== 'Cancelled' && amount <= left;
    if (!isLess && !envelope.IsError) expect(await this.row(order.Id)).toEqual(before);
    expect((await this.row(order.Id)).paid).toBe(before.paid);
  }

  /** Accepts or refuses a reported payment of the order, also one that was refused before. */
  private async verify(
    order: KnownOrder,
    { verdict, isTwice }: Extract<Happening, { what: 'verify a payment' }>,
  ) {
    const claims = await shop.database.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, order.Id), eq(payments.gateway, 'claim')));
    const claim = claims.find(({ status }) => status === 'Pending') ?? claims[0];
    if (!claim) return;
    const paymentId = claim.id;
    if (verdict === 'refuse') {
      const isRefused = await atCounter(`Orders/${order.Id}/RefusePayment`, { paymentId }, isTwice);
      expect(isRefused).toBe(claim.status !== 'Success');
      return;
    }
    const amount = claim.amount + (verdict === 'accept' ? 0 : 50_00);
    await atCounter(`Orders/${order.Id}/AcceptPayment`, { paymentId, amount }, isTwice);
  }

  private async giveBack(order: KnownOrder) {
    const { owedBack } = await this.row(order.Id);
    expect(await operate('orders', 'gave-back', order.OrderNo)).toBe(owedBack > 0);
    this.givenBack += owedBack;
  }

  private async credit(amount: number) {
    const taka = String(takaFromPaisa(amount));
    expect(await operate('wallet', 'credit', this.customer.phone, '--amount', taka)).toBe(true);
    this.credits.push(amount);
  }

  /**
   * Refunds part of what was paid. A refund counts once however often it is sent, and is refused
   * for a cancelled order.
   */
  private async refund(
    order: KnownOrder,
    { share, isTwice }: Extract<Happening, { what: 'refund at the counter' }>,
  ) {
    const { paid, wallet, refunded } = await this.row(order.Id);
    const most = order.status === 'Cancelled' ? 0 : paid + wallet - refunded;
    const amount = Math.max(1, Math.ceil((most * share) / 100));
    const given = { refundId: randomUUID(), amount, reason: 'A bottle was broken' };
    const isGiven = await atCounter(`Orders/${order.Id}/Refund`, given, isTwice);
    expect(isGiven).toBe(amount <= most);
    const now = await this.row(order.Id);
    expect(now.refunded).toBe(isGiven ? refunded + amount : refunded);
  }

  /**
   * Credits the shop's own money, independent of what is due. Refused for a guest, who has no
   * wallet.
   */
  private async creditFor(
    order: KnownOrder,
    { amount, isTwice }: Extract<Happening, { what: 'credit at the counter' }>,
  ) {
    const { customerId } = await this.row(order.Id);
    const given = { creditId: randomUUID(), amount, reason: 'It came late' };
    const isGiven = await atCounter(`Orders/${order.Id}/Credit`, given, isTwice);
    expect(isGiven).toBe(customerId !== null);
    if (isGiven) this.credits.push(amount);
  }

  /**
   * Signs in by code, so that the guest orders of the number become the customer's. At most three
   * times, because of the limits on text messages.
   */
  private async proveNumber() {
    if (this.proofs === 3) return;
    this.proofs += 1;
    wait(shop, minutes(20));
    await signInByCode(shop, this.customer.phone);
    for (const order of this.placed) order.isClaimed ||= order.who === 'namesake';
  }

  private async row(id: string) {
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error(`no order ${id}`);
    return row;
  }

  /** Money received equals what orders and the wallet hold plus what was or is to be refunded. */
  async check(): Promise<void> {
    const { db } = shop.database;
    const ids = this.placed.map(({ Id }) => Id);
    const rows = await db.select().from(orders).where(inArray(orders.id, ids));
    const paidIn = await db
      .select({ gateway: payments.gateway, amount: payments.amount })
      .from(payments)
      .where(and(inArray(payments.orderId, ids), eq(payments.status, 'Success')));
    const waiting = await db
      .select({ orderId: payments.orderId, amount: payments.amount })
      .from(payments)
      .where(
        and(
          inArray(payments.orderId, ids),
          eq(payments.gateway, 'claim'),
          eq(payments.status, 'Pending'),
        ),
      );
    for (const row of rows) {
      const ofOrder = waiting.filter(({ orderId }) => orderId === row.id);
      expect(row.unverified).toBe(sumOf(ofOrder.map(({ amount }) => amount)));
    }
    const ofOperator = paidIn.filter(({ gateway }) => gateway === 'operator');
    expect(sumOf(ofOperator.map(({ amount }) => amount))).toBe(this.atTheCounter);
    const entries = await db
      .select()
      .from(walletEntries)
      .where(eq(walletEntries.customerId, this.customer.id));
    const booked = (kind: string) =>
      sumOf(entries.filter((one) => one.kind === kind).map((one) => one.amount));
    const gone = rows.filter((row) => row.status === 'Cancelled');
    const standing = rows.filter((row) => row.status !== 'Cancelled');
    const fromWallet = sumOf(gone.map((row) => row.wallet));
    const held =
      sumOf(standing.map((row) => row.paid - row.refunded)) +
      sumOf(rows.map((row) => row.owedBack)) +
      booked('overpaid') +
      (booked('refund') - fromWallet);
    expect(held + this.givenBack).toBe(sumOf(paidIn.map(({ amount }) => amount)));
    for (const row of standing) expect(row.paid).toBeLessThanOrEqual(row.payable);
    for (const row of rows) expect(row.refunded).toBeLessThanOrEqual(row.paid + row.wallet);
    const { balance, ledger } = await walletState(shop, this.customer.id);
    expect(balance).toBe(ledger);
    const cashback = sumOf(
      rows.filter((row) => row.status === 'Delivered' && row.customerId).map((row) => row.cashback),
    );
    const used = sumOf(rows.map((row) => row.wallet));
    const given = opening + sumOf(this.credits);
    expect(balance).toBe(given - used + booked('refund') + booked('overpaid') + cashback);
    await this.checkCounts();
  }

  /**
   * The coupon's count equals the orders that use it and are not cancelled, the stock what these
   * orders left, and each credit has an audit entry.
   */
  private async checkCounts(): Promise<void> {
    const { db } = shop.database;
    const [coupon] = await db.select().from(coupons).where(eq(coupons.id, this.coupon.id));
    const rows = await db
      .select({ orderId: couponUses.orderId })
      .from(couponUses)
      .where(eq(couponUses.couponId, this.coupon.id));
    expect(rows.map(({ orderId }) => orderId).toSorted()).toEqual(
      this.uses()
        .map(({ Id }) => Id)
        .toSorted(),
    );
    expect(coupon?.uses).toBe(this.uses().length);
    for (const [at, { id }] of shelf.entries())
      expect(await stockLeft(shop, id)).toBe(this.left(at));
    const [written] = await db
      .select({ credits: count() })
      .from(auditEntries)
      .where(
        sql`${auditEntries.action} = 'wallet credit' and ${auditEntries.subject} = ${this.customer.phone}`,
      );
    expect(written?.credits).toBe(this.credits.length);
  }
}

/**
 * Calls the counter as the owner, twice at once if `isTwice`. Returns false if the counter refuses.
 */
async function atCounter(path: string, body: unknown, isTwice: boolean): Promise<boolean> {
  // A history outlasts a session at the counter.
  const { headers } = await signedInStaff(shop, 'owner');
  const asks = isTwice ? [path, path] : [path];
  const responses = await Promise.all(asks.map((one) => askCounter(shop, one, headers, body)));
  const refused = responses.map((response) => Boolean(response.json().IsError));
  expect(new Set(refused).size).toBe(1);
  return refused[0] === false;
}

/** Runs an operator command. Returns false if the command refuses. */
async function operate(...words: string[]): Promise<boolean> {
  const at = { now: shop.clock.now, actor: 'rafiq', openFiles: async () => shop.files, origin: '' };
  try {
    await parseOperatorCommand(words)(shop.database.db, at);
    return true;
  } catch (problem) {
    if (problem instanceof OperatorProblem) return false;
    throw problem;
  }
}

/** A customer with money in the wallet and a phone whose key the server has stored. */
async function aCustomer(phone: string): Promise<OwnPhone> {
  const { id, headers } = await signedIn(shop, phone);
  await fillWallet(shop, id, opening);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const WalletKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const body = { ActivityId: noActivityId, WalletKey };
  const { envelope } = await callApi(shop, 'SecurityArea/SubmissionGrant/Renew', body, headers);
  const grant = { 'x-submission-grant': String(Object(envelope.Data).Grant) };
  return { id, phone, headers, grant, privateKey };
}

function signedBy(key: KeyObject, text: string): string {
  return sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64');
}

let histories = 0;

// counter-136, counter-137, counter-139, counter-351, payments-17, payments-32, payments-40, payments-50, payments-53, checkout-38, checkout-115, checkout-116, checkout-118
it('whatever happens to orders, payments, coupons and wallets, no paisa is lost or created', async () => {
  const steps = fc.array(happening, { minLength: 8, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(someTerms, steps, async (terms, happenings) => {
      histories += 1;
      const history = await History.begin(histories, terms);
      for (const one of [aFirstOrder, ...happenings]) await history.happens(one);
      await history.check();
    }),
    { numRuns: 250 },
  );
}, 600_000);

/** Ensures that there is always an order for the next steps. */
const aFirstOrder: Happening = {
  what: 'order',
  who: 'session',
  quantities: [3, 0, 0],
  usesCoupon: false,
  share: 100,
  isShort: false,
};
