/**
 * A second implementation of the rules with another arithmetic: taka as decimal strings, computed
 * with BigInt and never as a JavaScript number. It shares no code with `src/domain`.
 */

export interface OracleLine {
  /** Taka, such as '12.50'. */
  mrp: string;
  discount: string;
  quantity: number;
}

export interface OracleCart {
  lines: OracleLine[];
  district: { charge: string; maxAmount: string | null; minCharge: string } | null;
  coupon: string;
  credit: string;
  usesWallet: boolean;
  offers: { least: string; discount: string }[];
}

export interface OracleAmounts {
  total: string;
  charge: string;
  coupon: string;
  wallet: string;
  cashback: string;
  payable: string;
}

/** '12.5' → 1250n, without floating point. */
function read(taka: string): bigint {
  const [whole = '0', fraction = ''] = taka.split('.');
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
}

function write(paisa: bigint): string {
  const text = String(paisa).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Multiplies by repeated doubling and adding. */
function times(price: bigint, quantity: number): bigint {
  let sum = 0n;
  let part = price;
  for (let left = BigInt(quantity); left > 0n; left >>= 1n) {
    if (left & 1n) sum += part;
    part += part;
  }
  return sum;
}

function notBelowZero(amount: bigint): bigint {
  return amount < 0n ? 0n : amount;
}

/** checkout-21 to checkout-43, implemented rule by rule. */
export function oracleAmounts(cart: OracleCart): OracleAmounts {
  let total = 0n;
  for (const line of cart.lines) {
    const discount = read(line.discount);
    const price = discount > 0n ? notBelowZero(read(line.mrp) - discount) : read(line.mrp);
    total += times(price, line.quantity);
  }
  let charge = 0n;
  if (cart.district) {
    const { maxAmount } = cart.district;
    const hasThreshold = maxAmount !== null && read(maxAmount) !== 0n;
    charge = read(cart.district.charge);
    if (hasThreshold && !(total < read(maxAmount))) charge = read(cart.district.minCharge);
  }
  const coupon = read(cart.coupon);
  let wallet = 0n;
  if (cart.usesWallet) {
    const credit = read(cart.credit);
    const open = notBelowZero(total - coupon);
    wallet = credit < open ? credit : open;
  }
  let best: { least: bigint; discount: bigint } | null = null;
  for (const offer of cart.offers) {
    const candidate = { least: read(offer.least), discount: read(offer.discount) };
    if (candidate.least <= total && (best === null || candidate.least < best.least))
      best = candidate;
  }
  return {
    total: write(total),
    charge: write(charge),
    coupon: write(coupon),
    wallet: write(wallet),
    cashback: write(best?.discount ?? 0n),
    payable: write(notBelowZero(total + charge - coupon - wallet)),
  };
}
