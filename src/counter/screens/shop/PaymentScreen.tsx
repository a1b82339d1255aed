import { SectionScreen, type SectionFields } from '#counter/parts/section/SectionScreen.tsx';
import { useShopFaults } from '#counter/parts/section/use-shop-faults.ts';
import { BothField } from '#counter/parts/section/BothField.tsx';
import { paymentMethods } from '#domain/order.ts';
import { walletServices } from '#domain/payment-claim.ts';
import { accountProblem, shopLimits } from '#domain/shop-problems.ts';
import {
  paymentSigns,
  walletNames,
  type ShopSettings,
  type WalletAccount,
  type WalletName,
} from '#domain/shop.ts';
import { wholeTyped } from '#domain/typed-amount.ts';
import { useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { shopFieldsText } from '#text/counter/shop-fields.ts';
import { shopProblemText } from '#text/counter/shop-problems.ts';
import { digits } from '#text/numbers.ts';
import { howToSend } from '#text/pay-by-hand.ts';
import { paymentNames } from '#text/payment-names.ts';
import type { Language } from '#text/sentences.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Preview } from './Preview.tsx';
import styles from './Shop.module.css';

type Payment = ShopSettings['payment'];

/** The percentage as text. */
type PaymentFields = Omit<Payment, 'advancePercent'> & { advancePercent: string };

/** How customers can pay: methods, advance, the shop's own accounts, and the signs in the footer. */
export function PaymentScreen() {
  const faults = useShopFaults('payment');
  return (
    <SectionScreen name="payment" toFields={toFields} toValue={toValue} faults={faults}>
      {(fields) => <Fields {...fields} />}
    </SectionScreen>
  );
}

function toFields({ advancePercent, ...rest }: Payment, language: Language): PaymentFields {
  return { ...rest, advancePercent: digits(advancePercent, language) };
}

function toValue({ advancePercent, ...rest }: PaymentFields): Payment {
  return { ...rest, advancePercent: wholeTyped(advancePercent) ?? Number.NaN };
}

function Fields({ field }: SectionFields<PaymentFields>) {
  const t = useText(shopFieldsText);
  const checkout = useText(checkoutText);
  const methodNames = { CASH_ON_DELIVERY: checkout.cashOnDelivery, PAY_NOW: checkout.payNow };
  const accounts = field('accounts');
  return (
    <>
      <Choices
        legend={t.methods}
        hint={t.methodsHint}
        options={paymentMethods}
        names={methodNames}
        {...field('offered')}
      />
      <TextField
        label={t.advancePercent}
        hint={t.advancePercentHint}
        inputMode="numeric"
        {...field('advancePercent')}
      />
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>{t.accounts}</legend>
        <p className={styles['soft']}>{t.accountsHint}</p>
        {walletNames.map((name) => (
          <AccountFields
            key={name}
            name={name}
            account={accounts.value[name]}
            onChange={(account) => accounts.onChange({ ...accounts.value, [name]: account })}
            isChecked={accounts.error !== null}
          />
        ))}
      </fieldset>
      <Choices legend={t.signs} options={paymentSigns} names={paymentNames} {...field('signs')} />
    </>
  );
}

interface ChoicesProps<Option extends string> {
  legend: string;
  hint?: string;
  options: readonly Option[];
  names: Record<Option, string>;
  value: Option[];
  onChange: (value: Option[]) => void;
  error: string | null;
}

/** Some of several options, in their own order. */
function Choices<Option extends string>(props: ChoicesProps<Option>) {
  const { legend, hint, options, names, value, onChange, error } = props;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{legend}</legend>
      {hint && <p className={styles['soft']}>{hint}</p>}
      <div>
        {options.map((option, at) => (
          <Checkbox
            key={option}
            label={names[option]}
            checked={value.includes(option)}
            onChange={(isChosen) =>
              onChange(options.filter((one) => (one === option ? isChosen : value.includes(one))))
            }
            error={at === options.length - 1 ? error : null}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AccountFieldsProps {
  name: WalletName;
  account: WalletAccount;
  onChange: (account: WalletAccount) => void;
  /** Shows the account's own problem. */
  isChecked: boolean;
}

/** The shop's account with one mobile wallet. Its fields are shown while it is on. */
function AccountFields({ name, account, onChange, isChecked }: AccountFieldsProps) {
  const t = useText(shopFieldsText);
  const problems = useText(shopProblemText);
  const service = walletServices[name];
  const problem = isChecked && accountProblem(account);
  const fault = problem ? problems[problem] : null;
  const isNumber = problem === 'phoneInvalid';
  return (
    <>
      <Checkbox
        label={t.takesWallet(service)}
        checked={account.isOn}
        onChange={(isOn) => onChange({ ...account, isOn })}
        error={account.isOn ? null : fault}
      />
      {account.isOn && (
        <>
          <SelectField
            label={t.accountKind}
            value={account.kind}
            onChange={(kind) =>
              onChange({ ...account, kind: kind === 'merchant' ? 'merchant' : 'personal' })
            }
            options={[
              { value: 'personal', label: t.personalAccount },
              { value: 'merchant', label: t.merchantAccount },
            ]}
          />
          <TextField
            label={t.accountNumber(service)}
            inputMode="tel"
            maxLength={30}
            value={account.number}
            onChange={(number) => onChange({ ...account, number })}
            error={isNumber ? fault : null}
          />
          <BothField
            label={t.howToSend(service)}
            hint={t.howToSendHint}
            rows={3}
            maxLength={shopLimits.howTo}
            value={account.howTo}
            onChange={(howTo) => onChange({ ...account, howTo })}
            error={isNumber ? null : fault}
          />
          <Preview lines={(language) => [howToSend(account, service, language)]} />
        </>
      )}
    </>
  );
}
