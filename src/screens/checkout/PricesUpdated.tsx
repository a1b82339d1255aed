import type { BagChange } from '#domain/bag.ts';
import type { Paisa } from '#domain/money.ts';
import { changeSentence } from '#parts/bag/change-sentence.ts';
import { forgetBagNews, useBagNews } from '#state/bag.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { bagText } from '#text/bag.ts';
import { checkoutText } from '#text/checkout.ts';
import { taka } from '#text/numbers.ts';
import type { Spoken } from '#text/sentences.ts';
import { CheckoutAlert } from './CheckoutAlert.tsx';

/**
 * 'Some products price updated! …' (checkout-58, checkout-59) where prices did, what really changed
 * where they did not; on opening, on reconnect and before posting: which
 * products, and what the order comes to now. The bag has taken it.
 */
export function PricesUpdated({ payable }: { payable: Paisa }) {
  const t = useText(checkoutText);
  const bag = useText(bagText);
  const words = useProductWords();
  const language = useLanguage();
  const news = useBagNews();
  if (news.kind !== 'refreshed') return null;
  return (
    <CheckoutAlert title={titleOf(news.changes, t)} onClose={forgetBagNews}>
      {news.changes.map((change) => (
        <p key={change.id}>{changeSentence(change, bag, words, language)}</p>
      ))}
      <p>{t.pricesTotal(taka(payable, language))}</p>
    </CheckoutAlert>
  );
}

function titleOf(changes: readonly BagChange[], t: Spoken<typeof checkoutText>): string {
  const kinds = new Set(changes.map(({ what }) => what));
  if (kinds.has('dearer') || kinds.has('cheaper')) return t.pricesUpdated;
  return kinds.has('ranOut') ? t.someGone : t.fewerThere;
}
