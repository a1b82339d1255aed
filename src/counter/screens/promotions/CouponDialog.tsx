import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { takaToType } from '#counter/parts/taka-to-type.ts';
import { say } from '#counter/parts/toast.ts';
import { saveCoupon, type Coupon } from '#contract/counter/promotions.ts';
import { amountTyped } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { digits } from '#text/numbers.ts';
import type { Language } from '#text/sentences.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './Promotions.module.css';
import { basisPointsTyped, countTyped, dayAt, endOfDay, lastDay, startOfDay } from './typed.ts';

export interface CouponDialogProps {
  /** Null for a new coupon. */
  coupon: Coupon | null;
  onClose: () => void;
}

/** Adds a coupon, or changes its terms. */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const t = useText(promotionsText);
  const language = useLanguage();
  const form = useForm({
    endpoint: saveCoupon,
    draft: `coupon ${coupon?.id ?? 'new'}`,
    initial: () => typedOf(coupon, language),
    request: ({ kind, ...typed }) => ({
      id: coupon?.id ?? null,
      key: typed.key || null,
      code: typed.code,
      amount: kind === 'percent' ? null : amountTyped(typed.value),
      basisPoints: kind === 'percent' ? basisPointsTyped(typed.value) : null,
      leastAmount: amountTyped(typed.least) ?? 0,
      mostDiscount: kind === 'percent' ? amountTyped(typed.most) : null,
      mostUses: countTyped(typed.uses),
      startsAt: startOfDay(typed.from),
      endsAt: endOfDay(typed.to),
    }),
    faults: ({ kind, value }, refuses) => ({
      value:
        kind === 'percent'
          ? !basisPointsTyped(value) && t.noPercent
          : !amountTyped(value) && t.noAmount,
      least: refuses('leastAmount') && t.noAmount,
      most: refuses('mostDiscount') && t.noAmount,
      uses: refuses('mostUses') && t.noCount,
    }),
    onDone() {
      say(t.saved);
      form.restart();
      onClose();
    },
  });
  const isPercent = form.values.kind === 'percent';
  return (
    <FormDialog
      form={form}
      title={coupon ? t.changeCoupon(coupon.code) : t.newCoupon}
      save={t.save}
      size="wide"
      onClose={onClose}
    >
      {!coupon && (
        <TextField
          label={t.code}
          hint={t.codeHint}
          {...form.field('code')}
          maxLength={40}
          autoCapitalize="characters"
        />
      )}
      <div className={styles['pair']}>
        <SelectField
          label={t.worthKind}
          {...form.field('kind')}
          options={[
            { value: 'amount', label: t.anAmount },
            { value: 'percent', label: t.aPercentage },
          ]}
        />
        <TextField
          label={isPercent ? t.percent : t.amount}
          inputMode="decimal"
          {...form.field('value')}
        />
        <TextField
          label={t.least}
          hint={t.emptyIsAny}
          inputMode="decimal"
          {...form.field('least')}
        />
        {isPercent && (
          <TextField
            label={t.most}
            hint={t.emptyIsAny}
            inputMode="decimal"
            {...form.field('most')}
          />
        )}
        <TextField
          label={t.mostUses}
          hint={t.emptyIsAny}
          inputMode="numeric"
          {...form.field('uses')}
        />
      </div>
      <div className={styles['pair']}>
        <TextField label={t.startDay} type="date" {...form.field('from')} />
        <TextField label={t.endDay} type="date" {...form.field('to')} />
      </div>
    </FormDialog>
  );
}

function typedOf(coupon: Coupon | null, language: Language) {
  const points = coupon?.basisPoints ?? null;
  return {
    /** The idempotency key: a repeated submission does not add a second coupon. */
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
