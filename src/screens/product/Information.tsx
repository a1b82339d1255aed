import type { Product } from '#domain/product.ts';
import { PriceTag } from '#parts/product-card/PriceTag.tsx';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { genericNameOf, nameOf, wordLanguage } from '#text/names.ts';
import { productCardText } from '#text/product-card.ts';
import { productPageText } from '#text/product-page.ts';
import { packWords } from '#text/product-words.ts';
import { productsText } from '#text/products.ts';
import styles from './Information.module.css';

export interface InformationProps {
  product: Product;
  /** The category's name in the reader's language, or '' if it is unknown. */
  category: string;
}

/** The Information tab: name, company, generic name, strength, category, price (catalogue-65). */
export function Information({ product, category }: InformationProps) {
  const t = useText(productPageText);
  const card = useText(productCardText);
  const list = useText(productsText);
  const words = useProductWords();
  const language = useLanguage();
  const facts = [
    { term: t.name, fact: nameOf(product, language) },
    { term: t.company, fact: words.company(product.company) },
    { term: t.genericName, fact: genericNameOf(product, language) },
    { term: t.strength, fact: words.measure(product.strength) },
    { term: t.form, fact: words.form(product.form) },
    {
      term: t.pack,
      fact: product.pack ? packWords(product.pack, words) : '',
    },
    { term: list.category, fact: category },
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(({ term, fact }) => (
        <div key={term} className={styles['row']}>
          <dt>{term}</dt>
          <dd lang={wordLanguage(fact, language)}>{fact || t.unknown}</dd>
        </div>
      ))}
      <div className={styles['row']}>
        <dt>{card.price}</dt>
        <dd>
          <PriceTag product={product} />
        </dd>
      </div>
    </dl>
  );
}
