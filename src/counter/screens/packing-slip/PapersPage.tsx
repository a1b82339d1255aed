import { useEffect, useState } from 'react';
import { PageHead } from '#counter/parts/PageHead.tsx';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { InvoiceSheet } from '#parts/invoice/InvoiceSheet.tsx';
import { printAs } from '#parts/invoice/print-as.ts';
import { languageStore, useLanguage, useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { orderPapersText } from '#text/counter/orders.ts';
import { invoiceText } from '#text/invoice.ts';
import { digits } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { asOrderDetails, placesIn } from './as-order-details.ts';
import { PackingSlip } from './PackingSlip.tsx';
import styles from './Papers.module.css';

/** What the papers of an order can be, and on what. */
export function PapersPage({ order }: { order: CounterOrder }) {
  const t = useText(orderPapersText);
  const invoice = useText(invoiceText);
  const frame = useText(frameText);
  const language = useLanguage();
  const [what, setWhat] = useState<'slip' | 'invoice'>('slip');
  const [paper, setPaper] = useState<'a4' | 'a5'>('a5');
  usePaperLanguage();
  const [cannotPrint, setCannotPrint] = useState(false);
  const number = digits(order.number, language);
  const title = what === 'slip' ? t.slipOf(number) : invoice.titleOf(number);
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
          onChange={(chosen) => setWhat(chosen === 'invoice' ? 'invoice' : 'slip')}
          options={[
            { value: 'slip', label: t.slip },
            { value: 'invoice', label: t.invoice },
          ]}
        />
        <SelectField
          label={t.paper}
          value={paper}
          onChange={(chosen) => setPaper(chosen === 'a4' ? 'a4' : 'a5')}
          options={[
            { value: 'a5', label: t.a5 },
            { value: 'a4', label: t.a4 },
          ]}
        />
        <SelectField
          label={t.language}
          value={language}
          onChange={(chosen) => languageStore.set(chosen === 'bn' ? 'bn' : 'en')}
          options={[
            { value: 'bn', label: frame.bengali },
            { value: 'en', label: frame.english },
          ]}
        />
        <Button onClick={() => setCannotPrint(!printAs(`${what}-${order.number}`))}>
          {t.print}
        </Button>
      </div>
      {cannotPrint && (
        <Notice tone="warning" live>
          {invoice.noPrinting}
        </Notice>
      )}
      <div data-printed="" className={classes(styles['paper'], styles[paper])}>
        {what === 'slip' ? (
          <PackingSlip order={order} title={title} />
        ) : (
          <InvoiceSheet
            details={asOrderDetails(order)}
            title={title}
            places={placesIn(order)}
            paper={paper}
          />
        )}
      </div>
    </div>
  );
}

/** What is chosen for the paper is not how the counter speaks afterwards. */
function usePaperLanguage(): void {
  useEffect(() => {
    const before = languageStore.get();
    return () => {
      languageStore.set(before);
    };
  }, []);
}
