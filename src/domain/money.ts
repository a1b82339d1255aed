/**
 * Money is a whole number of paisa (1 taka = 100 paisa) everywhere inside the
 * shop; taka with two decimals exist only on the wire and on the screen.
 */
export type Paisa = number;

/** Taka as the wire writes them (number or numeric string) to whole paisa, rounded half up. NaN for what is no number. */
export function paisaFromTaka(taka: number | string): Paisa {
  const value = typeof taka === 'string' ? Number(taka.trim() || Number.NaN) : taka;
  return Math.round((value + Number.EPSILON * Math.sign(value)) * 100);
}

/** Whole paisa to the number of taka that the wire carries. */
export function takaFromPaisa(paisa: Paisa): number {
  return paisa / 100;
}
