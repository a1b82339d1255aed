import { BothField } from '#counter/parts/section/BothField.tsx';
import { SectionScreen } from '#counter/parts/section/SectionScreen.tsx';
import { useShopFaults } from '#counter/parts/section/use-shop-faults.ts';
import { plainInput } from '#domain/plain-input.ts';
import { shopLimits } from '#domain/shop-problems.ts';
import { useText } from '#state/language.ts';
import { shopFieldsText } from '#text/counter/shop-fields.ts';
import { TextField } from '#ui/TextField.tsx';
import styles from './Shop.module.css';

/** The shop's licences and its pharmacist. */
export function LegalScreen() {
  const t = useText(shopFieldsText);
  const faults = useShopFaults('legal');
  return (
    <SectionScreen
      name="legal"
      toFields={(value) => value}
      toValue={(values) => ({ ...values, bin: plainInput(values.bin) })}
      faults={faults}
    >
      {({ field }) => {
        const pharmacist = field('pharmacist');
        const { value, onChange, error } = pharmacist;
        return (
          <>
            <div className={styles['wide']}>
              <TextField
                label={t.licenceNumber}
                {...field('licenceNumber')}
                maxLength={shopLimits.line}
              />
              <TextField
                label={t.tradeLicence}
                {...field('tradeLicence')}
                maxLength={shopLimits.line}
              />
            </div>
            <BothField
              label={t.pharmacistName}
              value={value.name}
              onChange={(name) => onChange({ ...value, name })}
              error={error}
              maxLength={shopLimits.line}
            />
            <div className={styles['wide']}>
              <TextField
                label={t.registration}
                value={value.registration}
                onChange={(registration) => onChange({ ...value, registration })}
                maxLength={shopLimits.line}
              />
              <TextField label={t.bin} hint={t.binHint} {...field('bin')} maxLength={20} />
            </div>
          </>
        );
      }}
    </SectionScreen>
  );
}
