import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { reasonOf } from '#api/failure.ts';
import { reportPayment } from '#api/payments.ts';
import { advanceFor } from '#domain/advance.ts';
import type { Paisa } from '#domain/money.ts';
import type { Order } from '#domain/order.ts';
import {
  isTransactionId,
  maxTransactionIdLength,
  plainTransactionId,
  walletServices,
  type OpenAccount,
} from '#domain/payment-claim.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { useShop } from '#state/shop.ts';
import { taka } from '#text/numbers.ts';
import { howToSend, payByHandText } from '#text/pay-by-hand.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './PayByHand.module.css';

interface ReportFormProps {
  order: Order;
  accessKey: string;
  accounts: readonly OpenAccount[];
  /** Not paid and not reported. */
  left: Paisa;
}

/** Shows where to send how much, and reports the transaction id (payments-49, payments-50). */
export function ReportForm({ order, accessKey, accounts, left }: ReportFormProps) {
  const t = useText(payByHandText);
  const language = useLanguage();
  const shop = useShop();
  const isOffline = useNetwork() === 'offline';
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [paymentId] = useState(() => crypto.randomUUID());
  const [chosen, choose] = useState(accounts[0]?.name);
  const [isAll, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [complaint, setComplaint] = useState('');
  const [isBusy, setBusy] = useState(false);
  const account = accounts.find(({ name }) => name === chosen) ?? accounts[0];
  if (!account) return null;
  const advance = advanceOf(order, left, shop);
  const amount = advance > 0 && !isAll ? advance : left;
  const service = walletServices[account.name];
  const { name: wallet, number } = account;

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || isOffline) return;
    setComplaint('');
    const transactionId = plainTransactionId(typed);
    if (!isTransactionId(transactionId)) {
      setFault(t.idInvalid);
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await reportPayment({
        orderId: order.id,
        accessKey,
        paymentId,
        wallet,
        transactionId,
        amount,
      });
      announce(t.unverified);
      await queryClient.invalidateQueries();
      setTyped('');
    } catch (failure) {
      const reason = reasonOf(failure);
      setComplaint(reason.kind === 'refused' ? reason.message : t.notSent);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void send(event)}>
      <h2>{t.title(accounts.map(({ name }) => walletServices[name]).join(', '))}</h2>
      <h3>{t.stepSend}</h3>
      {accounts.length > 1 && (
        <Options
          legend={t.chooseService}
          name="wallet"
          chosen={account.name}
          onChoose={choose}
          options={accounts.map(({ name }) => [name, walletServices[name]])}
        />
      )}
      {advance > 0 && (
        <Options
          legend={t.amount}
          name="amount"
          chosen={isAll ? 'all' : 'advance'}
          onChoose={(option) => setAll(option === 'all')}
          options={[
            ['advance', t.advanceOnly(taka(advance, language))],
            ['all', t.all(taka(left, language))],
          ]}
        />
      )}
      <dl className={styles['facts']}>
        <dt>{t.amount}</dt>
        <dd>{taka(amount, language)}</dd>
      </dl>
      <AccountNumber key={number} service={service} number={number} />
      <p>{howToSend(account, service, language)}</p>
      <h3>{t.stepReport}</h3>
      <TextField
        ref={field}
        label={t.transactionId}
        hint={t.transactionIdHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxTransactionIdLength}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setFault(null);
        }}
        error={fault}
      />
      {isOffline && <Notice tone="offline">{t.offline}</Notice>}
      {complaint && (
        <Notice tone="error" live>
          {complaint}
        </Notice>
      )}
      <Button type="submit" wide busy={isBusy} disabled={isOffline}>
        {t.send}
      </Button>
    </form>
  );
}

/** The advance that is neither paid nor reported; 0 if none is due, or if it is all that is left. */
function advanceOf(order: Order, left: Paisa, shop: Parameters<typeof advanceFor>[0]): Paisa {
  const reported = order.left - left;
  const place = { district: order.district, area: order.area };
  const { concerns, amount } = advanceFor(shop, place, order.payable, order.paid + reported);
  return concerns === 'this-order' && amount < left ? amount : 0;
}

interface OptionsProps<Value extends string> {
  legend: string;
  name: string;
  chosen: Value;
  onChoose: (value: Value) => void;
  options: readonly (readonly [value: Value, label: string])[];
}

function Options<Value extends string>(props: OptionsProps<Value>) {
  const { legend, name, chosen, onChoose, options } = props;
  return (
    <fieldset className={styles['options']}>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The number to which the customer pays. A tap copies it. */
function AccountNumber({ service, number }: { service: string; number: string }) {
  const t = useText(payByHandText);
  const written = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState('');

  async function copy(): Promise<void> {
    let words = t.copied;
    try {
      await navigator.clipboard.writeText(number.replaceAll(/[^\d+]/g, ''));
    } catch {
      // The clipboard is not available (an older browser, or a page without a certificate).
      if (written.current) window.getSelection()?.selectAllChildren(written.current);
      words = t.copyByHand;
    }
    setOutcome(words);
    announce(words);
  }

  return (
    <div className={styles['number']}>
      <span ref={written}>{t.numberOf(service, number)}</span>
      <Button variant="secondary" onClick={() => void copy()}>
        {outcome || t.copyNumber}
      </Button>
    </div>
  );
}
