import { SectionScreen } from '#counter/parts/section/SectionScreen.tsx';
import { useShopFaults } from '#counter/parts/section/use-shop-faults.ts';
import type { PrescriptionRule } from '#domain/shop.ts';
import { useText } from '#state/language.ts';
import { shopFieldsText } from '#text/counter/shop-fields.ts';
import { SelectField } from '#ui/SelectField.tsx';

const rules = ['off', 'warn', 'require'] as const satisfies readonly PrescriptionRule[];

/** The prescription rule (checkout-18). */
export function PrescriptionsScreen() {
  const t = useText(shopFieldsText);
  const faults = useShopFaults('prescriptions');
  const words = { off: t.ruleOff, warn: t.ruleWarn, require: t.ruleRequire };
  return (
    <SectionScreen
      name="prescriptions"
      toFields={(value) => value}
      toValue={(values) => values}
      faults={faults}
    >
      {({ field }) => {
        const { value, onChange, error } = field('rule');
        return (
          <SelectField
            label={t.rule}
            value={value}
            onChange={(chosen) => onChange(rules.find((rule) => rule === chosen) ?? value)}
            error={error}
            options={rules.map((rule) => ({ value: rule, label: words[rule] }))}
          />
        );
      }}
    </SectionScreen>
  );
}
