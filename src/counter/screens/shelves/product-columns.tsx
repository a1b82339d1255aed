import { ScreenLink } from '#counter/parts/links.tsx';
import type { ListedProduct } from '#contract/counter/shelves.ts';
import { Picture } from '#parts/picture/Picture.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { taka, wholeNumber } from '#text/numbers.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { TableColumn } from '#ui/Table.tsx';
import { classes } from '#ui/classes.ts';
import styles from './ProductsScreen.module.css';

interface Presses {
  /** Null if the member may not change prices. */
  onPrice: ((product: ListedProduct) => void) | null;
  onStock: (product: ListedProduct) => void;
}

/** The columns of the list of products. Price and stock are buttons that change them. */
export function useProductColumns({ onPrice, onStock }: Presses): TableColumn<ListedProduct>[] {
  const t = useText(shelvesText);
  const language = useLanguage();
  return [
    {
      id: 'product',
      heading: t.product,
      isTitle: true,
      cell: (product) => <Named product={product} />,
    },
    {
      id: 'company',
      heading: t.companyForm,
      cell: ({ company, genericName }) => (
        <>
          <div>{company}</div>
          <div className={styles['soft']}>{genericName}</div>
        </>
      ),
    },
    {
      id: 'price',
      heading: t.price,
      align: 'end',
      cell: (product) => {
        const figures = <Price product={product} />;
        if (!onPrice) return <span className={styles['value']}>{figures}</span>;
        return (
          <button
            type="button"
            className={styles['value']}
            aria-label={`${t.changePrice(product.name)}: ${
              product.listPrice === null ? t.noPrice : taka(product.listPrice, language)
            }`}
            onClick={() => onPrice(product)}
          >
            {figures}
            <Icon name="edit" size={16} />
          </button>
        );
      },
    },
    {
      id: 'stock',
      heading: t.stock,
      align: 'end',
      cell: (product) => (
        <button
          type="button"
          className={styles['value']}
          aria-label={`${t.changeStock(product.name)}: ${wholeNumber(product.stock, language)}`}
          onClick={() => onStock(product)}
        >
          <span className={classes(product.stock === 0 && styles['none'])}>
            {product.stock === 0 ? t.none : wholeNumber(product.stock, language)}
          </span>
          <Icon name="edit" size={16} />
        </button>
      ),
    },
  ];
}

function Named({ product }: { product: ListedProduct }) {
  const t = useText(shelvesText);
  const language = useLanguage();
  const { id, name, nameBn, strength, form, packName, image, waiting } = product;
  const shown = language === 'bn' ? nameBn || name : name;
  return (
    <div className={styles['product']}>
      <Picture type="Product" size="Icons" file={image} alt="" width={48} height={48} />
      <div>
        <ScreenLink to={`/products/${id}`}>
          {shown} {strength}
        </ScreenLink>
        <div className={styles['soft']}>{[form, packName].filter(Boolean).join(' · ')}</div>
        {(product.isPrescriptionRequired || waiting > 0 || product.isHidden) && (
          <div className={styles['flags']}>
            {product.isHidden && <Badge tone="wrong">{t.hidden}</Badge>}
            {product.isPrescriptionRequired && (
              <Badge tone="line" icon="prescription">
                {t.rx}
              </Badge>
            )}
            {waiting > 0 && (
              <Badge tone="offer" icon="bell">
                {t.waitingPeople(waiting)}
              </Badge>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Price({ product: { listPrice, discount } }: { product: ListedProduct }) {
  const t = useText(shelvesText);
  const language = useLanguage();
  if (listPrice === null) return <span className={styles['none']}>{t.noPrice}</span>;
  return (
    <span className={styles['figures']}>
      <span>{taka(listPrice, language)}</span>
      {discount > 0 && <span className={styles['soft']}>{t.off(taka(discount, language))}</span>}
    </span>
  );
}
