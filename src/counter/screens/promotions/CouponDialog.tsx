import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { useKeptForm } from '#counter/parts/drafts/use-kept-form.ts';
import { takaToType } from '#counter/parts/taka-to-type.ts';
import { say } from '#counter/parts/toast.ts';
import * as contract from '#contract/counter/promotions.ts';
import type { Coupon } from '#contract/counter/promotions.ts';
import { amountTyped } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { digits } from '#text/numbers.ts';
import type { Language } from '#text/sentences.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';
import styles from './Promotions.module.css';
import { basisPointsTyped, countTyped, dayAt, endOfDay, lastDay, startOfDay } from './typed.ts';

/** A new coupon, or other terms for one that is there. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const t = useText(promotionsText);
  const language = useLanguage();
  const saving = useChange(contract.saveCoupon);
  const form = useKeptForm(`coupon ${coupon?.id ?? 'new'}`, () => typedOf(coupon, language));
  const { typed } = form;
  const [isTried, setTried] = useState(false);
  const change = (name: Exclude<keyof typeof typed, 'key'>) => (value: string) =>
    form.type({ [name]: value });

  const isPercent = typed.kind === 'percent';
  const worth = isPercent ? basisPointsTyped(typed.value) : amountTyped(typed.value);
  const least = amountTyped(typed.least);
  const most = isPercent ? amountTyped(typed.most) : null;
  const uses = countTyped(typed.uses);
  const faults = {
    value: worth === null || Number.isNaN(worth) || worth === 0,
    least: Number.isNaN(least),
    most: Number.isNaN(most) || most === 0,
    uses: Number.isNaN(uses) || uses === 0,
  };
  const said = (name: keyof typeof faults, sentence: string) =>
    isTried && faults[name] ? sentence : null;

  function save(): void {
    setTried(true);
    if (Object.values(faults).some(Boolean)) return;
    saving.mutate(
      {
        id: coupon?.id ?? null,
        key: typed.key || null,
        code: typed.code,
        amount: isPercent ? null : worth,
        basisPoints: isPercent ? worth : null,
        leastAmount: least ?? 0,
        mostDiscount: most,
        mostUses: uses,
        startsAt: startOfDay(typed.from),
        endsAt: endOfDay(typed.to),
      },
      {
        onSuccess: () => {
          say(t.saved);
          form.beginAnew();
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      form={form}
      title={coupon ? t.changeCoupon(coupon.code) : t.newCoupon}
      isBusy={saving.isPending}
      problem={saving.error}
      onSave={save}
      onClose={onClose}
    >
      {!coupon && (
        <TextField
          label={t.code}
          hint={t.codeHint}
          value={typed.code}
          onChange={change('code')}
          maxLength={40}
          autoCapitalize="characters"
        />
      )}
      <div className={styles['pair']}>
        <SelectField
          label={t.worthKind}
          value={typed.kind}
          onChange={change('kind')}
          options={[
            { value: 'amount', label: t.anAmount },
            { value: 'percent', label: t.aPercentage },
          ]}
        />
        <TextField
          label={isPercent ? t.percent : t.amount}
          inputMode="decimal"
          value={typed.value}
          onChange={change('value')}
          error={said('value', isPercent ? t.noPercent : t.noAmount)}
        />
        <TextField
          label={t.least}
          hint={t.emptyIsAny}
          inputMode="decimal"
          value={typed.least}
          onChange={change('least')}
          error={said('least', t.noAmount)}
        />
        {isPercent && (
          <TextField
            label={t.most}
            hint={t.emptyIsAny}
            inputMode="decimal"
            value={typed.most}
            onChange={change('most')}
            error={said('most', t.noAmount)}
          />
        )}
        <TextField
          label={t.mostUses}
          hint={t.emptyIsAny}
          inputMode="numeric"
          value={typed.uses}
          onChange={change('uses')}
          error={said('uses', t.noCount)}
        />
      </div>
      <div className={styles['pair']}>
        <TextField label={t.startDay} type="date" value={typed.from} onChange={change('from')} />
        <TextField label={t.endDay} type="date" value={typed.to} onChange={change('to')} />
      </div>
    </FormDialog>
  );
}

function typedOf(coupon: Coupon | null, language: Language) {
  const points = coupon?.basisPoints ?? null;
  return {
    /** One coupon, however often it is sent. */
    key: coupon ? '' : crypto.randomUUID(),
    code: '',
    kind: points === null ? 'amount' : 'percent',
    value: points === null ? takaToType(coupon?.amount, language) : digits(points / 100, language),
    least: takaToType(coupon?.leastAmount || null, language),
    most: takaToType(coupon?.mostDiscount, language),
    uses: coupon?.mostUses ? digits(coupon.mostUses, language) : '',
    from: dayAt(coupon?.startsAt ?? null),
    to: lastDay(coupon?.endsAt ?? null),
  };
}
