import { walletPartOf, type OrderDetails, type OrderedProduct } from '#domain/order.ts';
import { theShop } from '#domain/shop.ts';
import { usePlaceNames } from '#parts/address/use-place-names.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { invoiceText } from '#text/invoice.ts';
import { digits, takaNumber, wholeNumber } from '#text/numbers.ts';
import { orderStatusText } from '#text/order-history.ts';
import { Table, type TableColumn } from '#ui/Table.tsx';
import styles from './InvoiceSheet.module.css';

/** What stands on the paper; amounts in BDT (decisions, "Look and language"). */
export function InvoiceSheet({ details, title }: { details: OrderDetails; title: string }) {
  const t = useText(invoiceText);
  const statuses = useText(orderStatusText);
  const language = useLanguage();
  const { order, products } = details;
  const shop = theShop();
  const bdt = (amount: number) => t.bdt(takaNumber(amount, language));
  const columns: TableColumn<OrderedProduct>[] = [
    {
      id: 'product',
      isTitle: true,
      heading: t.product,
      cell: (product) => `${product.name} ${product.strength}`.trim(),
    },
    {
      id: 'quantity',
      heading: t.quantity,
      align: 'end',
      cell: (product) => wholeNumber(product.quantity, language),
    },
    { id: 'price', heading: t.unitPrice, align: 'end', cell: (product) => bdt(product.unitPrice) },
    {
      id: 'discount',
      heading: t.discount,
      align: 'end',
      cell: (product) => bdt(product.discount * product.quantity),
    },
    { id: 'amount', heading: t.amount, align: 'end', cell: (product) => bdt(product.total) },
  ];
  const wallet = walletPartOf(order);
  const figures = [
    { term: t.total, amount: order.total, isShown: true },
    { term: t.coupon, amount: -order.couponDiscount, isShown: order.couponDiscount > 0 },
    { term: t.charge, amount: order.deliveryCharge, isShown: true },
    { term: t.wallet, amount: -wallet, isShown: wallet > 0 },
    { term: t.payable, amount: order.payable, isShown: true },
    { term: t.paid, amount: order.paid, isShown: true },
    { term: t.left, amount: Math.max(0, order.left), isShown: true },
  ].filter((figure) => figure.isShown);
  const places = usePlaceNames()(order).join(', ');
  return (
    <article className={styles['sheet']}>
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
        {figures.flatMap(({ term, amount }) => [
          <dt key={`${term} term`}>{term}</dt>,
          <dd key={term}>{bdt(amount)}</dd>,
        ])}
      </dl>
      {order.cashback > 0 && (
        <p className={styles['cashback']}>{t.cashback(bdt(order.cashback))}</p>
      )}
      <p>{t.thanks}</p>
    </article>
  );
}
