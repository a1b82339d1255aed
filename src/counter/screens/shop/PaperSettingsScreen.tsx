import { BothField } from '#counter/parts/section/BothField.tsx';
import { SectionScreen } from '#counter/parts/section/SectionScreen.tsx';
import { useShopFaults } from '#counter/parts/section/use-shop-faults.ts';
import { paperSize, paperSizes } from '#domain/papers.ts';
import { shopLimits } from '#domain/shop-problems.ts';
import { useText } from '#state/language.ts';
import { shopFieldsText } from '#text/counter/shop-fields.ts';
import { paperNames } from '#text/invoice.ts';
import { SelectField } from '#ui/SelectField.tsx';
import styles from './Shop.module.css';

/** The owner's lines on invoices and receipts, and the sizes of the paper (counter-386). */
export function PaperSettingsScreen() {
  const t = useText(shopFieldsText);
  const names = useText(paperNames);
  const faults = useShopFaults('papers');
  const options = paperSizes.map((size) => ({ value: size, label: names[size] }));
  return (
    <SectionScreen
      name="papers"
      toFields={(value) => value}
      toValue={(values) => values}
      faults={faults}
    >
      {({ field, values, change }) => (
        <>
          <BothField
            label={t.paperHeader}
            hint={t.paperHeaderHint}
            {...field('header')}
            maxLength={shopLimits.paperLines}
            rows={3}
          />
          <BothField
            label={t.paperFooter}
            hint={t.paperFooterHint}
            {...field('footer')}
            maxLength={shopLimits.paperLines}
            rows={3}
          />
          <div className={styles['wide']}>
            <SelectField
              label={t.invoicePaper}
              hint={t.paperHint}
              value={values.invoice}
              onChange={(name) => change({ invoice: paperSize(name, values.invoice) })}
              options={options}
            />
            <SelectField
              label={t.slipPaper}
              hint={t.paperHint}
              value={values.slip}
              onChange={(name) => change({ slip: paperSize(name, values.slip) })}
              options={options}
            />
          </div>
        </>
      )}
    </SectionScreen>
  );
}
