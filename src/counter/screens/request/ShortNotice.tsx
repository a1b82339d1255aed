import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { nameAndStrength } from '#text/names.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Notice } from '#ui/Notice.tsx';

/**
 * Shown if the customer wanted to accept the quote and the stock was too low. It lists the products
 * that were short, and that the request waits for another quote.
 */
export function ShortNotice({ request }: { request: CounterRequest }) {
  const t = useText(counterRequestText);
  const words = useProductWords();
  const language = useLanguage();
  if (request.fellShortAt === null) return null;
  const count = (units: number) => wholeNumber(units, language);
  return (
    <Notice tone="warning">
      <p>{t.fellShort(momentOf(request.fellShortAt, language))}</p>
      <ul>
        {request.rows.map(({ id, answer, shortLeft }) => {
          if (answer?.kind !== 'product' || shortLeft === null) return null;
          const { name, strength, product } = answer;
          const promised = { name, strength, nameBn: product?.nameBn ?? '' };
          const called = nameAndStrength(promised, words, language);
          return <li key={id}>{t.shortOf(called, count(answer.quantity), count(shortLeft))}</li>;
        })}
      </ul>
    </Notice>
  );
}
