import { useState } from 'react';
import { takaToType } from '#counter/parts/taka-to-type.ts';
import type { Paisa } from '#domain/money.ts';
import { typedAmount } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { TextField } from '#ui/TextField.tsx';

/** Paisa: one lakh taka. */
const mostPrice = 1_00_000_00;

interface OwnPriceProps {
  /** Of a piece, in paisa; null while none is written. */
  unitPrice: Paisa | null;
  onChange: (unitPrice: Paisa | null) => void;
}

/** The pharmacist's own price of a piece; digits of any script are read. */
export function OwnPrice({ unitPrice, onChange }: OwnPriceProps) {
  const t = useText(counterRequestText);
  const language = useLanguage();
  const [typed, setTyped] = useState(() => takaToType(unitPrice, language));
  const isWrong = typed.trim() !== '' && priceTyped(typed) === null;
  return (
    <TextField
      label={t.pricePerPiece}
      hint={t.ownPriceHint}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isWrong ? t.priceWrong : null}
      onChange={(text) => {
        setTyped(text);
        onChange(priceTyped(text));
      }}
    />
  );
}

/** Taka with at most two decimals, in paisa, up to what the contract takes; null for anything else. */
function priceTyped(typed: string): Paisa | null {
  const price = typedAmount(typed);
  return price !== null && price < mostPrice ? price : null;
}
