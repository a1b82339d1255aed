import { useSession } from '#counter/api/session.ts';
import { useForm } from '#counter/parts/form/use-form.ts';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { check } from '#contract/counter/orders.ts';
import { isEnded } from '#domain/order-moves.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { momentOf } from '#text/dates.ts';
import { nameAndStrength } from '#text/names.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Photos } from './Photos.tsx';
import styles from './Order.module.css';

/**
 * The prescriptions, the products that require them, and who has checked them (counter-123,
 * counter-124).
 */
export function CheckPanel({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const language = useLanguage();
  const words = useProductWords();
  const { needsCheck, prescriptionCount, lines } = order;
  if (!needsCheck && prescriptionCount === 0) return null;
  const names = lines
    .filter((line) => line.isPrescriptionRequired)
    .map((line) => nameAndStrength(line, words, language))
    .join(', ');
  return (
    <Panel title={t.rxTitle}>
      <p>{needsCheck ? t.rxNeeded(names) : t.rxNotNeeded}</p>
      <p>{prescriptionCount > 0 ? t.rxCount(prescriptionCount) : t.rxNone}</p>
      {order.photos.length > 0 && <Photos order={order} />}
      <Checking order={order} />
    </Panel>
  );
}

function Checking({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const language = useLanguage();
  const role = useSession().member?.role;
  if (order.check) {
    const { by, at, note } = order.check;
    return (
      <Notice tone="success">
        {t.rxChecked(by, momentOf(at, language))} {note}
      </Notice>
    );
  }
  if (isEnded(order.status)) return null;
  if (role === 'packer') return order.needsCheck ? <p>{t.rxPharmacist}</p> : null;
  return <CheckForm order={order} />;
}

function CheckForm({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const isWithout = order.prescriptionCount === 0;
  const form = useForm({
    endpoint: check,
    initial: () => ({ note: '' }),
    request: ({ note }) => ({ id: order.id, note: note.trim() }),
    faults: ({ note }) => ({ note: isWithout && note.trim() === '' && t.rxWhyMissing }),
    onDone: () => say(t.rxSaid),
  });
  return (
    <>
      <TextField
        label={isWithout ? t.rxWhy : t.rxNote}
        hint={isWithout ? t.rxWhyHint : null}
        maxLength={500}
        {...form.field('note')}
      />
      <div className={styles['buttons']}>
        <Button busy={form.isBusy} onClick={form.submit}>
          {isWithout ? t.rxWithout : t.rxCheck}
        </Button>
      </div>
      <ProblemNotice problem={form.problem} />
    </>
  );
}
