import type { OrderSummary } from '#domain/order.ts';
import { Picture } from '#parts/picture/Picture.tsx';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { nameAndStrength, nameLanguage } from '#text/names.ts';
import { orderHistoryText } from '#text/order-history.ts';
import styles from './OrderCard.module.css';

/**
 * The first products of an order and the number of further ones. Renders nothing if the host does
 * not send them.
 */
export function OrderedProducts({
  order: { firstProducts, productCount },
}: {
  order: Pick<OrderSummary, 'firstProducts' | 'productCount'>;
}) {
  const t = useText(orderHistoryText);
  const language = useLanguage();
  const words = useProductWords();
  if (firstProducts.length === 0) return null;
  const more = productCount - firstProducts.length;
  return (
    <ul className={styles['products']} aria-label={t.products}>
      {firstProducts.map((product) => (
        <li key={`${product.name} ${product.strength} ${product.image}`}>
          <Picture type="Product" size="Icons" file={product.image} alt="" width={40} height={40} />
          <span lang={nameLanguage(product, language)}>
            {nameAndStrength(product, words, language)}
          </span>
        </li>
      ))}
      {more > 0 && <li className={styles['more']}>{t.more(more)}</li>}
    </ul>
  );
}
