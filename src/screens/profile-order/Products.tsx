import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shelvesQuery } from '#api/shelf.ts';
import type { OrderedProduct } from '#domain/order.ts';
import { Picture } from '#parts/picture/Picture.tsx';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { nameAndStrength, nameLanguage, nameOf } from '#text/names.ts';
import { taka, wholeNumber } from '#text/numbers.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { Table, type TableColumn } from '#ui/Table.tsx';
import styles from './OrderScreen.module.css';

/** The ordered products, at the prices of the order. */
export function Products({ products }: { products: readonly OrderedProduct[] }) {
  const t = useText(orderDetailsText);
  const language = useLanguage();
  const words = useProductWords();
  const categoryName = useCategoryName();
  const columns: TableColumn<OrderedProduct>[] = [
    {
      id: 'product',
      isTitle: true,
      heading: t.product,
      cell: (product) => (
        <span className={styles['product']}>
          <Picture type="Product" size="Icons" file={product.image} alt="" width={48} height={48} />
          <span>
            <Link
              to="/product/details/$key"
              params={{ key: product.productId }}
              lang={nameLanguage(product, language)}
            >
              {nameAndStrength(product, words, language)}
            </Link>
            <br />
            <small>
              {[categoryName(product.category), words.company(product.company)]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
        </span>
      ),
    },
    {
      id: 'price',
      heading: t.unitPrice,
      align: 'end',
      cell: (product) => taka(product.unitPrice - product.discount, language),
    },
    {
      id: 'quantity',
      heading: t.quantity,
      align: 'end',
      cell: (product) => wholeNumber(product.quantity, language),
    },
    {
      id: 'amount',
      heading: t.amount,
      align: 'end',
      cell: (product) => taka(product.total, language),
    },
  ];
  return (
    <section>
      <h2>{t.products}</h2>
      <Table
        caption={t.products}
        columns={columns}
        rows={products}
        rowKey={(product) => `${product.productId} ${product.unitPrice} ${product.quantity}`}
      />
    </section>
  );
}

/**
 * Returns the name of an ordered product's category in the reader's language. Orders name the
 * category in English, and some hosts send the product's form instead.
 */
function useCategoryName(): (category: string) => string {
  const language = useLanguage();
  const words = useProductWords();
  const { data: shelves } = useQuery({ ...shelvesQuery, enabled: language === 'bn' });
  return (category) => {
    const known = shelves?.categories.find((one) => one.name === category);
    return known ? nameOf(known, language) : words.form(category);
  };
}
