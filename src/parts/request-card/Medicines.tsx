import { isNamedOtherwise, medicineQuotes, type MedicineQuote } from '#domain/request-quote.ts';
import type { OfferedProduct, RequestedMedicine } from '#domain/request.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { nameAndStrength, nameLanguage } from '#text/names.ts';
import { taka, wholeNumber } from '#text/numbers.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { requestQuoteText } from '#text/request-quote.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Medicines.module.css';

/** The medicines, each with the pharmacy's quote (customer-area-99, request-order-48). */
export function Medicines({ rows }: { rows: readonly RequestedMedicine[] }) {
  return (
    <ul className={styles['items']}>
      {medicineQuotes(rows).map(({ position, row, quote }) => (
        <li key={position} className={styles['item']}>
          <Medicine row={row} quote={quote} />
        </li>
      ))}
    </ul>
  );
}

function Medicine({ row, quote }: { row: RequestedMedicine; quote: MedicineQuote }) {
  const t = useText(requestHistoryText);
  const words = useText(requestQuoteText);
  const language = useLanguage();
  const asked = `${row.name} ${row.strength}`.trim();
  const count = (number: number) => wholeNumber(number, language);
  if (quote.kind !== 'offered')
    return (
      <>
        <span>
          {asked} × {count(row.quantity)}
        </span>
        {quote.kind === 'none' && (
          <span className={styles['none']}>
            <Icon name="close" size={16} />
            {t.notAvailable}
          </span>
        )}
      </>
    );
  const { product, unitPrice, quantity, sum } = quote;
  return (
    <>
      {product ? (
        <Offered product={product} quantity={count(quantity)} />
      ) : (
        <span>
          {asked} × {count(quantity)}
        </span>
      )}
      <span className={styles['price']}>
        {t.each(taka(unitPrice, language))}
        <b>{taka(sum, language)}</b>
      </span>
      {product?.isSubstitute && (
        <span className={styles['instead']}>
          <Icon name="refresh" size={16} />
          {words.inPlaceOf(asked)}
        </span>
      )}
      {product && !product.isSubstitute && !row.isAdded && isNamedOtherwise(row, product) && (
        <span className={styles['about']}>{words.youWrote(asked)}</span>
      )}
      {quote.asked !== null && !row.isAdded && (
        <span className={styles['about']}>{words.youAskedFor(count(quote.asked))}</span>
      )}
      {row.isAdded && <span className={styles['about']}>{words.fromPrescription(asked)}</span>}
    </>
  );
}

function Offered({ product, quantity }: { product: OfferedProduct; quantity: string }) {
  const language = useLanguage();
  const words = useProductWords();
  return (
    <>
      <span>
        <b lang={nameLanguage(product, language)}>{nameAndStrength(product, words, language)}</b> ×{' '}
        {quantity}
      </span>
      {product.company && <span className={styles['about']}>{words.company(product.company)}</span>}
    </>
  );
}
