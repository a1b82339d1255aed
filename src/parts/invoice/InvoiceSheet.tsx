import type { Paisa } from '#domain/money.ts';
import { cashbackOf, type OrderDetails, type OrderedProduct } from '#domain/order.ts';
import { figuresOf, type OrderFigureName } from '#domain/order-figures.ts';
import { isRoll, type PaperSize } from '#domain/papers.ts';
import { useShop } from '#state/shop.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { invoiceText } from '#text/invoice.ts';
import { nameAndStrength } from '#text/names.ts';
import { digits, signed, takaNumber, wholeNumber } from '#text/numbers.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { orderStatusText } from '#text/order-status.ts';
import { paidHow } from '#text/paid-how.ts';
import { classes } from '#ui/classes.ts';
import { Table, type TableColumn } from '#ui/Table.tsx';
import styles from './InvoiceSheet.module.css';

export interface InvoiceSheetProps {
  details: OrderDetails;
  title: string;
  /** Area, district and division in the reader's language. */
  places: string;
  paper: PaperSize;
}

/** The printed content of the invoice, with the owner's lines (checkout-108, counter-387). */
export function InvoiceSheet({ details, title, places, paper }: InvoiceSheetProps) {
  const t = useText(invoiceText);
  const statuses = useText(orderStatusText);
  const language = useLanguage();
  const { order, products } = details;
  const shop = useShop();
  const header = shop.papers.header[language];
  const footer = shop.papers.footer[language];
  const bdt = (amount: Paisa) => signed(amount, (shown) => t.bdt(takaNumber(shown, language)));
  const columns = useColumns(paper, bdt);
  const payment = paidHow(order, language);
  return (
    <article className={classes(styles['sheet'], isRoll(paper) && styles['narrow'])}>
      <header className={styles['head']}>
        <div>
          <p className={styles['shop']}>{shop.name[language]}</p>
          <p>{shop.address[language]}</p>
          <p>{digits(shop.phone.shown, language)}</p>
          {header && <p className={styles['lines']}>{header}</p>}
        </div>
        <div>
          <h1 className={styles['title']}>{title}</h1>
          <p>
            {t.date}: {momentOf(order.createdAt, language)}
          </p>
          <p>
            {t.status}: {order.status === 'Unknown' ? order.statusText : statuses[order.status]}
          </p>
          {payment && (
            <p>
              {t.payment}: {payment}
            </p>
          )}
        </div>
      </header>
      <section>
        <h2 className={styles['small']}>{t.billedTo}</h2>
        <p>{order.contactName}</p>
        <p>{digits(order.contactPhone, language)}</p>
        {order.address && <p>{order.address}</p>}
        <p>{places}</p>
      </section>
      <Table
        caption={title}
        columns={columns}
        rows={products}
        rowKey={(product) => `${product.productId} ${product.unitPrice} ${product.quantity}`}
      />
      <dl className={styles['figures']}>
        {figuresOf(order).map(({ name, amount }) => (
          <Figure key={name} name={name} amount={bdt(amount)} />
        ))}
      </dl>
      {cashbackOf(order) > 0 && (
        <p className={styles['cashback']}>{t.cashback(bdt(cashbackOf(order)))}</p>
      )}
      {footer ? (
        <p className={styles['lines']}>{footer}</p>
      ) : (
        order.status !== 'Cancelled' && <p>{t.thanks}</p>
      )}
    </article>
  );
}

function Figure({ name, amount }: { name: OrderFigureName; amount: string }) {
  const t = useText(orderDetailsText);
  const look = name === 'payable' || name === 'left' ? styles['strong'] : undefined;
  return (
    <>
      <dt className={look}>{t[name]}</dt>
      <dd className={look}>{amount}</dd>
    </>
  );
}

/** Five columns on a sheet. On a roll, the quantity and the price are below the name. */
function useColumns(
  paper: InvoiceSheetProps['paper'],
  bdt: (amount: Paisa) => string,
): TableColumn<OrderedProduct>[] {
  const t = useText(invoiceText);
  const language = useLanguage();
  const words = useProductWords();
  const nameOf = (product: OrderedProduct) => nameAndStrength(product, words, language);
  const discountOf = (product: OrderedProduct) => product.discount * product.quantity;
  const amount: TableColumn<OrderedProduct> = {
    id: 'amount',
    heading: t.amount,
    align: 'end',
    cell: (product) => bdt(product.total),
  };
  if (isRoll(paper)) {
    const product: TableColumn<OrderedProduct> = {
      id: 'product',
      isTitle: true,
      heading: t.product,
      cell: (one) => (
        <div>
          {nameOf(one)}
          <span className={styles['under']}>
            {wholeNumber(one.quantity, language)} × {bdt(one.unitPrice)}
          </span>
          {discountOf(one) > 0 && (
            <span className={styles['under']}>
              {t.discount}: {bdt(-discountOf(one))}
            </span>
          )}
        </div>
      ),
    };
    return [product, amount];
  }
  return [
    { id: 'product', isTitle: true, heading: t.product, cell: nameOf },
    {
      id: 'quantity',
      heading: t.quantity,
      align: 'end',
      cell: (product) => wholeNumber(product.quantity, language),
    },
    { id: 'price', heading: t.unitPrice, align: 'end', cell: (product) => bdt(product.unitPrice) },
    { id: 'discount', heading: t.discount, align: 'end', cell: (one) => bdt(-discountOf(one)) },
    amount,
  ];
}
