import { SectionScreen } from '#counter/parts/section/SectionScreen.tsx';
import { useShopFaults } from '#counter/parts/section/use-shop-faults.ts';
import { paymentSigns } from '#domain/shop.ts';
import { useText } from '#state/language.ts';
import { shopFieldsText } from '#text/counter/shop-fields.ts';
import { paymentNames } from '#text/payment-names.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import styles from './Shop.module.css';

/** The signs of payment methods in the footer. */
export function PaymentScreen() {
  const t = useText(shopFieldsText);
  const faults = useShopFaults('payment');
  return (
    <SectionScreen
      name="payment"
      toFields={(value) => value}
      toValue={(values) => values}
      faults={faults}
    >
      {({ field }) => {
        const { value, onChange, error } = field('signs');
        return (
          <fieldset className={styles['group']}>
            <legend className={styles['legend']}>{t.signs}</legend>
            <div>
              {paymentSigns.map((sign, at) => (
                <Checkbox
                  key={sign}
                  label={paymentNames[sign]}
                  checked={value.includes(sign)}
                  onChange={(isChosen) =>
                    onChange(
                      paymentSigns.filter((one) => (one === sign ? isChosen : value.includes(one))),
                    )
                  }
                  error={at === paymentSigns.length - 1 ? error : null}
                />
              ))}
            </div>
          </fieldset>
        );
      }}
    </SectionScreen>
  );
}
