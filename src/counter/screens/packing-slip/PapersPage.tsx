import { useState } from 'react';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { PrintedSheet } from '#counter/parts/PrintedSheet.tsx';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { paperSize, paperSizes, type PaperSize } from '#domain/papers.ts';
import { InvoiceSheet } from '#parts/invoice/InvoiceSheet.tsx';
import { paperLook } from '#parts/invoice/paper-look.ts';
import { printAs } from '#parts/invoice/print-as.ts';
import { PartLanguage, useLanguage, useText } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { frameText } from '#text/counter/frame.ts';
import { orderPapersText } from '#text/counter/orders.ts';
import { invoiceText, paperNames } from '#text/invoice.ts';
import { digits } from '#text/numbers.ts';
import type { Language } from '#text/sentences.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { asOrderDetails, placesIn } from './as-order-details.ts';
import { PackingSlip } from './PackingSlip.tsx';
import styles from './Papers.module.css';

type What = 'slip' | 'invoice';

/**
 * The papers of an order: packing slip or invoice, on the shop's paper or another, in either language (counter-145).
 */
export function PapersPage({ order }: { order: CounterOrder }) {
  const t = useText(orderPapersText);
  const invoice = useText(invoiceText);
  const frame = useText(frameText);
  const language = useLanguage();
  const names = useText(paperNames);
  const { papers } = useShop();
  const [what, setWhat] = useState<What>('slip');
  /** Null until a size is chosen for this print: it is then the shop's own (counter-387). */
  const [size, setSize] = useState<PaperSize | null>(null);
  const paper = size ?? papers[what];
  // Null until a language is chosen for the paper: it then has the counter's language. The choice
  // does not change the counter's language.
  const [chosen, choose] = useState<Language | null>(null);
  const paperLanguage = chosen ?? language;
  const [cannotPrint, setCannotPrint] = useState(false);
  const number = digits(order.number, language);
  return (
    <div className={styles['page']}>
      <PageHead
        title={t.title(number)}
        back={{ to: `/orders/${encodeURIComponent(order.id)}`, words: t.back(number) }}
      />
      <div className={styles['actions']}>
        <SelectField
          label={t.what}
          value={what}
          onChange={(wanted) => setWhat(wanted === 'invoice' ? 'invoice' : 'slip')}
          options={[
            { value: 'slip', label: t.slip },
            { value: 'invoice', label: t.invoice },
          ]}
        />
        <SelectField
          label={t.paper}
          value={paper}
          onChange={(wanted) => setSize(paperSize(wanted, paper))}
          options={paperSizes.map((value) => ({ value, label: names[value] }))}
        />
        <SelectField
          label={t.language}
          value={paperLanguage}
          onChange={(wanted) => choose(wanted === 'bn' ? 'bn' : 'en')}
          options={[
            { value: 'bn', label: frame.bengali },
            { value: 'en', label: frame.english },
          ]}
        />
        <Button
          onClick={() =>
            printAs(`${what}-${order.number}`, (canPrint) => setCannotPrint(!canPrint))
          }
        >
          {t.print}
        </Button>
      </div>
      {cannotPrint && (
        <Notice tone="warning" live>
          {invoice.noPrinting}
        </Notice>
      )}
      <PrintedSheet lang={paperLanguage} className={paperLook(paper)}>
        <PartLanguage value={paperLanguage}>
          <Sheet order={order} what={what} paper={paper} />
        </PartLanguage>
      </PrintedSheet>
    </div>
  );
}

function Sheet({ order, what, paper }: { order: CounterOrder; what: What; paper: PaperSize }) {
  const t = useText(orderPapersText);
  const invoice = useText(invoiceText);
  const number = digits(order.number, useLanguage());
  if (what === 'slip') return <PackingSlip order={order} title={t.slipOf(number)} />;
  return (
    <InvoiceSheet
      details={asOrderDetails(order)}
      title={invoice.titleOf(number)}
      places={placesIn(order)}
      paper={paper}
    />
  );
}
