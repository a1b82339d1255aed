import { isNamedOtherwise, medicineAnswers, type MedicineAnswer } from '#domain/request-answer.ts';
import type { OfferedProduct, RequestedMedicine } from '#domain/request.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { nameAndStrength, nameLanguage } from '#text/names.ts';
import { taka, wholeNumber } from '#text/numbers.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { requestAnswerText } from '#text/request-answer.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Medicines.module.css';

/** The medicines, each with the pharmacy's answer (customer-area-99, request-order-48). */
export function Medicines({ rows }: { rows: readonly RequestedMedicine[] }) {
  return (
    <ul className={styles['items']}>
      {medicineAnswers(rows).map(({ position, row, answer }) => (
        <li key={position} className={styles['item']}>
          <Medicine row={row} answer={answer} />
        </li>
      ))}
    </ul>
  );
}

function Medicine({ row, answer }: { row: RequestedMedicine; answer: MedicineAnswer }) {
  const t = useText(requestHistoryText);
  const words = useText(requestAnswerText);
  const language = useLanguage();
  const asked = `${row.name} ${row.strength}`.trim();
  const count = (number: number) => wholeNumber(number, language);
  if (answer.kind !== 'offered')
    return (
      <>
        <span>
          {asked} × {count(row.quantity)}
        </span>
        {answer.kind === 'none' && (
          <span className={styles['none']}>
            <Icon name="close" size={16} />
            {t.notAvailable}
          </span>
        )}
      </>
    );
  const { product, unitPrice, quantity, sum } = answer;
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
      {answer.asked !== null && !row.isAdded && (
        <span className={styles['about']}>{words.youAskedFor(count(answer.asked))}</span>
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
