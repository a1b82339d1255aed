import { useId, useState } from 'react';
import type { OrderDetails } from '#domain/order.ts';
import { paperSize, paperSizes, type PaperSize } from '#domain/papers.ts';
import { usePlaceNames } from '#parts/address/use-place-names.ts';
import { InvoiceSheet } from '#parts/invoice/InvoiceSheet.tsx';
import { markAround } from '#parts/invoice/mark-around.ts';
import { paperLook } from '#parts/invoice/paper-look.ts';
import { printAs } from '#parts/invoice/print-as.ts';
import { saveFile, shareText } from '#parts/share/share-text.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { insideAppText } from '#text/inside-app.ts';
import { invoiceText, paperNames } from '#text/invoice.ts';
import { digits } from '#text/numbers.ts';
import { orderAsText } from '#text/order-words.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import surface from '#ui/surface.module.css';
import styles from './InvoicePage.module.css';

/** The invoice with its actions: print on any paper, share, save. */
export function InvoicePage({ details }: { details: OrderDetails }) {
  const t = useText(invoiceText);
  const papers = useText(paperNames);
  const order = useText(orderDetailsText);
  const inApp = useText(insideAppText);
  const language = useLanguage();
  const words = useProductWords();
  /** The sentence about something that this browser does not support, or ''. */
  const [complaint, setComplaint] = useState('');
  /** Null until the customer chooses one: then it is the shop's (counter-387). */
  const [chosen, choose] = useState<PaperSize | null>(null);
  const own = useShop().papers.invoice;
  const paper = chosen ?? own;
  const hintId = useId();
  const [isCopied, setCopied] = useState(false);
  const places = usePlaceNames()(details.order).join(', ');
  const title = t.titleOf(digits(details.order.orderNo, language));
  usePageTitle(title);

  async function share(): Promise<void> {
    setCopied((await shareText(orderAsText(details, language, words))) === 'copied');
  }

  function savePdf(): void {
    const name = `invoice-${details.order.orderNo}`;
    printAs(name, (canPrint) => setComplaint(canPrint ? '' : t.noPrinting));
  }

  function save(): void {
    const { text } = orderAsText(details, language, words);
    const file = new Blob([text], { type: 'text/plain' });
    const isSaved = saveFile(file, `invoice-${details.order.orderNo}.txt`);
    setComplaint(isSaved ? '' : inApp.noFile);
  }

  return (
    <div className={styles['page']}>
      <div className={styles['actions']}>
        <SelectField
          label={t.paper}
          value={paper}
          onChange={(name) => choose(paperSize(name, paper))}
          options={paperSizes.map((size) => ({ value: size, label: papers[size] }))}
        />
        <Button onClick={savePdf} aria-describedby={hintId}>
          <Icon name="download" />
          {t.savePdf}
        </Button>
        <Button variant="secondary" onClick={savePdf}>
          {t.print}
        </Button>
        <Button variant="secondary" onClick={() => void share()}>
          <Icon name="share" />
          {isCopied ? order.shared : t.share}
        </Button>
        <Button variant="secondary" onClick={save}>
          {t.save}
        </Button>
        {complaint ? (
          <Notice tone="warning" live>
            {complaint}
          </Notice>
        ) : (
          <p id={hintId} className={styles['hint']}>
            {t.savePdfHint}
          </p>
        )}
      </div>
      <div
        ref={markAround}
        data-printed=""
        className={classes(surface['raised'], styles['paper'], paperLook(paper))}
      >
        <InvoiceSheet details={details} title={title} places={places} paper={paper} />
      </div>
    </div>
  );
}
