import type { Paisa } from '#domain/money.ts';
import type { OrderDetails, OrderedProduct } from '#domain/order.ts';
import { figuresOf, type OrderFigureName } from '#domain/order-figures.ts';
import { theShop } from '#domain/shop.ts';
import { usePlaceNames } from '#parts/address/use-place-names.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { invoiceText } from '#text/invoice.ts';
import { digits, takaNumber, wholeNumber } from '#text/numbers.ts';
import { orderDetailsText, orderStatusText } from '#text/order-history.ts';
import { classes } from '#ui/classes.ts';
import { Table, type TableColumn } from '#ui/Table.tsx';
import styles from './InvoiceSheet.module.css';

export interface InvoiceSheetProps {
  details: OrderDetails;
  title: string;
  paper: 'a4' | 'roll';
}

/** What stands on the paper; amounts in BDT (decisions, "Look and language"). */
export function InvoiceSheet({ details, title, paper }: InvoiceSheetProps) {
  const t = useText(invoiceText);
  const statuses = useText(orderStatusText);
  const language = useLanguage();
  const { order, products } = details;
  const shop = theShop();
  const bdt = (amount: number) => t.bdt(takaNumber(amount, language));
  const columns = useColumns(paper, bdt);
  const places = usePlaceNames()(order).join(', ');
  return (
    <article className={classes(styles['sheet'], paper === 'roll' && styles['narrow'])}>
      <header className={styles['head']}>
        <div>
          <p className={styles['shop']}>{shop.name[language]}</p>
          <p>{shop.address[language]}</p>
          <p>{digits(shop.phone.shown, language)}</p>
        </div>
        <div>
          <h1 className={styles['title']}>{title}</h1>
          <p>
            {t.date}: {momentOf(order.createdAt, language)}
          </p>
          <p>
            {t.status}: {order.status === 'Unknown' ? order.statusText : statuses[order.status]}
          </p>
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
      {order.cashback > 0 && (
        <p className={styles['cashback']}>{t.cashback(bdt(order.cashback))}</p>
      )}
      <p>{t.thanks}</p>
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

/** Five columns on A4; on the roll the quantity and the price stand below the name. */
function useColumns(
  paper: InvoiceSheetProps['paper'],
  bdt: (amount: Paisa) => string,
): TableColumn<OrderedProduct>[] {
  const t = useText(invoiceText);
  const language = useLanguage();
  const nameOf = (product: OrderedProduct) => `${product.name} ${product.strength}`.trim();
  const discountOf = (product: OrderedProduct) => product.discount * product.quantity;
  const amount: TableColumn<OrderedProduct> = {
    id: 'amount',
    heading: t.amount,
    align: 'end',
    cell: (product) => bdt(product.total),
  };
  if (paper === 'roll') {
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
    { id: 'discount', heading: t.discount, align: 'end', cell: (one) => bdt(discountOf(one)) },
    amount,
  ];
}
