import { Link } from '@tanstack/react-router';
import { maxUnits, lineTotal, unitPrice, type BagLine } from '#domain/bag.ts';
import { Picture } from '#parts/picture/Picture.tsx';
import { PriceAge } from '#parts/price-age/PriceAge.tsx';
import { removeFromBag } from '#state/bag.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { bagText } from '#text/bag.ts';
import { fullName, nameLanguage, nameOf } from '#text/names.ts';
import { taka } from '#text/numbers.ts';
import { productCardText } from '#text/product-card.ts';
import { productLine } from '#text/product-words.ts';
import { focusBeside } from '#ui/focus-beside.ts';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './BagLines.module.css';
import { QuantityControl } from './QuantityControl.tsx';

export interface BagLinesProps {
  lines: readonly BagLine[];
  /** Whether the prices could not be refreshed. Each line then shows the age of its price. */
  hasAges: boolean;
  /** Called when a product's link is followed. */
  onFollow: () => void;
}

/**
 * The table of the bag's lines. It has the same columns on every width and is laid out as cards.
 */
export function BagLines({ lines, hasAges, onFollow }: BagLinesProps) {
  const t = useText(bagText);
  return (
    // The roles are explicit because browsers drop a table's semantics if its `display` is changed.
    <table className={styles['table']} role="table" aria-label={t.yourBag}>
      <thead className={styles['head']} role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t.product}
          </th>
          <th scope="col" role="columnheader">
            {t.price}
          </th>
          <th scope="col" role="columnheader">
            {t.quantity}
          </th>
          <th scope="col" role="columnheader">
            {t.action}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <Line key={line.id} line={line} hasAge={hasAges} onFollow={onFollow} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  line: BagLine;
  hasAge: boolean;
  onFollow: () => void;
}

function Line({ line, hasAge, onFollow }: LineProps) {
  const t = useText(bagText);
  const card = useText(productCardText);
  const words = useProductWords();
  const language = useLanguage();
  const name = nameOf(line, language);

  function remove(): void {
    focusBeside();
    removeFromBag(line.id);
  }

  return (
    <tr className={styles['line']} role="row">
      <td className={styles['product']} role="cell">
        <Link
          to="/product/details/$key"
          params={{ key: line.permalink || line.id }}
          className={styles['link']}
          onClick={onFollow}
        >
          <Picture type="Product" size="Icons" file={line.image} alt="" width={56} height={56} />
          <span>
            <span className={styles['name']} lang={nameLanguage(line, language)}>
              {name}
            </span>
            <span className={styles['about']}>{productLine(line, words)}</span>
          </span>
        </Link>
      </td>
      <td className={styles['price']} role="cell" translate="no">
        <strong>{taka(lineTotal(line), language)}</strong>
        <span className={styles['each']}>
          {line.discount > 0 && <s>{taka(line.listPrice, language)}</s>}{' '}
          {t.each(taka(unitPrice(line), language))}
        </span>
        {hasAge && <PriceAge since={line.pricedAt} />}
      </td>
      <td className={styles['quantity']} role="cell">
        <QuantityControl line={line} onRemove={remove} hasBinBeside />
        <StockNote line={line} />
      </td>
      <td className={styles['remove']} role="cell">
        <IconButton
          icon="trash"
          size={20}
          label={card.removeNamed(fullName(line, words, language))}
          onClick={remove}
        />
      </td>
    </tr>
  );
}

/** The stock, shown only if the bag contains the last units or the product is out of stock. */
function StockNote({ line }: { line: BagLine }) {
  const t = useText(bagText);
  const language = useLanguage();
  if (line.stock <= 0) return <p className={styles['stock']}>{t.ranOut(nameOf(line, language))}</p>;
  if (line.stock > line.quantity || line.stock >= maxUnits) return null;
  return <p className={styles['stock']}>{t.onlyLeft(line.stock)}</p>;
}
