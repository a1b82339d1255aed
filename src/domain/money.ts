/**
 * Money is a whole number of paisa (1 taka = 100 paisa) everywhere inside the
 * shop; taka with two decimals exist only on the wire and on the screen.
 */
export type Paisa = number;

/**
 * Taka as the wire writes them (number or numeric string) to whole paisa, half
 * a paisa away from zero. NaN for what is no number. The decimal point is moved in
 * the written number: `Math.round(taka * 100)` is wrong for amounts such as 1.005 and
 * 10.075, also with an epsilon.
 */
export function paisaFromTaka(taka: number | string): Paisa {
  const value = typeof taka === 'string' ? Number(taka.trim() || Number.NaN) : taka;
  const [digits, exponent = '0'] = String(Math.abs(value)).split('e');
  const paisa = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  return value < 0 && paisa !== 0 ? -paisa : paisa;
}

/** Whole paisa to the number of taka that the wire carries. */
export function takaFromPaisa(paisa: Paisa): number {
  return paisa / 100;
}
