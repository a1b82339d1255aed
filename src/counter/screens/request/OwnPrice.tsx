import { useState } from 'react';
import { takaToType } from '#counter/parts/taka-to-type.ts';
import type { Paisa } from '#domain/money.ts';
import { typedAmount } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { TextField } from '#ui/TextField.tsx';

/** One lakh taka, in paisa. */
const maxPrice = 1_00_000_00;

interface OwnPriceProps {
  /** The price of a piece in paisa; null if none is typed. */
  unitPrice: Paisa | null;
  onChange: (unitPrice: Paisa | null) => void;
}

/** The field for the pharmacist's own price of a piece. It accepts digits of any script. */
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

/**
 * Parses taka with at most two decimals into paisa. Null if the text is no amount, or if the price
 * is not below `maxPrice`.
 */
function priceTyped(typed: string): Paisa | null {
  const price = typedAmount(typed);
  return price !== null && price < maxPrice ? price : null;
}
