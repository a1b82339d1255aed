/**
 * Money is a whole number of paisa (1 taka = 100 paisa) inside the shop. Taka with two decimals
 * exist only on the wire and on the screen.
 */
export type Paisa = number;

/**
 * Converts taka from the wire (a number or numeric string) to whole paisa, rounding half a paisa
 * away from zero. Returns NaN if the value is not a number. The decimal point is moved in the
 * written number, because `Math.round(taka * 100)` is wrong for amounts such as 1.005 and 10.075,
 * even with an epsilon.
 */
export function paisaFromTaka(taka: number | string): Paisa {
  const value = typeof taka === 'string' ? Number(taka.trim() || Number.NaN) : taka;
  const [digits, exponent = '0'] = String(Math.abs(value)).split('e');
  const paisa = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  return value < 0 && paisa !== 0 ? -paisa : paisa;
}

/** Converts whole paisa to taka for the wire. */
export function takaFromPaisa(paisa: Paisa): number {
  return paisa / 100;
}
