import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { priceTag } from '#domain/price.ts';
import type { Product } from '#domain/product.ts';
import { Picture } from '#parts/picture/Picture.tsx';
import { PriceAge } from '#parts/price-age/PriceAge.tsx';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { alternativesText } from '#text/alternatives.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { taka } from '#text/numbers.ts';
import { productCardText } from '#text/product-card.ts';
import { packWords } from '#text/product-words.ts';
import styles from './ProductMore.module.css';

interface AlternativesProps {
  product: Product;
  /** Sorted by the price of a unit, lowest first. */
  alternatives: readonly Product[];
}

/** The number shown before "more" is tapped. */
const maxFoldedAlternatives = 4;

/** Products with the same generic, strength and form from other companies, by unit price. */
export function Alternatives({ product, alternatives }: AlternativesProps) {
  const t = useText(alternativesText);
  const [isLong, setLong] = useState(false);
  const shown = isLong ? alternatives : alternatives.slice(0, maxFoldedAlternatives);
  return (
    <section className={styles['same']} aria-labelledby="same-from-others">
      <h2 id="same-from-others" className={styles['title']}>
        {t.title}
      </h2>
      <p className={styles['hint']}>{t.hint}</p>
      <ul className={styles['rows']}>
        {shown.map((other) => (
          <li key={other.id}>
            <Alternative product={other} isByPiece={(product.pack?.pieces ?? 1) > 1} />
          </li>
        ))}
      </ul>
      {alternatives.length > maxFoldedAlternatives && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isLong}
          onClick={() => setLong(!isLong)}
        >
          {isLong ? t.fewer : t.all(alternatives.length)}
        </button>
      )}
    </section>
  );
}

function Alternative({ product, isByPiece }: { product: Product; isByPiece: boolean }) {
  const t = useText(productCardText);
  const language = useLanguage();
  const words = useProductWords();
  const { price, packPrice } = priceTag(product);
  const amount = taka(price, language);
  return (
    <Link
      to="/product/details/$key"
      params={{ key: product.permalink || product.id }}
      className={styles['row']}
    >
      <Picture type="Product" size="Icons" file={product.image} alt="" width={48} height={48} />
      <span className={styles['who']}>
        <strong lang={nameLanguage(product, language)}>{nameOf(product, language)}</strong>
        <span className={styles['hint']}>{words.company(product.company)}</span>
      </span>
      <span className={styles['cost']}>
        <strong>{isByPiece ? t.perPiece(amount) : amount}</strong>
        <span className={styles['hint']}>
          {product.stock <= 0 && t.outOfStock}
          {product.stock > 0 &&
            product.pack &&
            packPrice !== null &&
            `${packWords(product.pack, words)} ${taka(packPrice, language)}`}
        </span>
        <PriceAge since={product.pricedAt} />
      </span>
    </Link>
  );
}
