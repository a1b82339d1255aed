import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { useEntryForm } from '#counter/parts/section/use-entry-form.ts';
import {
  firstTableProblem,
  termsProblems,
  type DeliveryTerms,
  type DistrictTerms,
  type TermsProblem,
} from '#domain/delivery-terms.ts';
import { setForAll } from '#domain/district-changes.ts';
import type { KnownDistrict } from '#domain/district-file.ts';
import { amountTyped } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { districtsText, termsProblemText } from '#text/counter/districts.ts';
import { nameOf } from '#text/names.ts';
import { wholeNumber } from '#text/numbers.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { DaysFields } from './DaysFields.tsx';
import styles from './Districts.module.css';
import { typedDays } from './terms-fields.ts';

interface SetAllDialogProps {
  rows: readonly DistrictTerms[];
  known: readonly KnownDistrict[];
  /** The districts that a search shows; null without a search. */
  shown: readonly KnownDistrict[] | null;
  onSave: (rows: DistrictTerms[], count: number) => void;
  onClose: () => void;
}

/** '' leaves a field as it is. */
interface SetAllFields {
  scope: string;
  isDelivered: string;
  takesCash: string;
  standard: string;
  threshold: string;
  reduced: string;
  time: string;
  days: { from: string; to: string };
}

const allDistricts = 'all';
const filteredDistricts = 'filtered';

/** Sets some terms of all districts, of a division, or of those that the search shows (counter-343). */
export function SetAllDialog({ rows, known, shown, onSave, onClose }: SetAllDialogProps) {
  const t = useText(districtsText);
  const problems = useText(termsProblemText);
  const language = useLanguage();
  const divisions = [...new Map(known.map(({ division }) => [division.name, division])).values()];
  const count = (districts: readonly unknown[]) => wholeNumber(districts.length, language);
  const ofDivision = (name: string) => known.filter(({ division }) => division.name === name);
  const initial: SetAllFields = {
    scope: shown ? filteredDistricts : allDistricts,
    isDelivered: '',
    takesCash: '',
    standard: '',
    threshold: '',
    reduced: '',
    time: '',
    days: { from: '', to: '' },
  };
  const form = useEntryForm({
    draft: '',
    initial,
    faults(values) {
      const changed = changedTerms(values);
      const ofFields = termsProblems({ ...validTerms, ...changed });
      const ofTable = firstTableProblem({ rows: setForAll(rows, idsOf(values.scope), changed) });
      const sentence = (problem: TermsProblem | false | undefined) => problem && problems[problem];
      const isNothing = Object.keys(changed).length === 0;
      return {
        scope: isNothing && t.nothingSet,
        standard: sentence(ofFields.standard),
        threshold: sentence(ofFields.threshold),
        reduced: sentence(
          ofFields.reduced || (ofTable?.problem === 'reducedHigher' && 'reducedHigher'),
        ),
        days: sentence(ofFields.days),
      };
    },
    onSave(values) {
      const ids = idsOf(values.scope);
      onSave(setForAll(rows, ids, changedTerms(values)), ids.size);
    },
  });
  const yesOrNo = [
    { value: 'yes', label: t.isDelivered },
    { value: 'no', label: t.cashNo },
  ];
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;
  return (
    <FormDialog form={form} title={t.setAllTitle} save={t.apply} size="wide" onClose={onClose}>
      <p className={styles['soft']}>{t.setAllIntro}</p>
      <SelectField
        label={t.scope}
        options={[
          ...(shown ? [{ value: filteredDistricts, label: t.shownDistricts(count(shown)) }] : []),
          { value: allDistricts, label: t.allDistricts(count(known)) },
          ...divisions.map((division) => ({
            value: division.name,
            label: t.ofDivision(nameOf(division, language), count(ofDivision(division.name))),
          })),
        ]}
        {...form.field('scope')}
      />
      <div className={styles['fields']}>
        <SelectField
          label={t.deliver}
          placeholder={t.unchanged}
          options={yesOrNo}
          {...form.field('isDelivered')}
        />
        <SelectField
          label={t.takesCash}
          placeholder={t.unchanged}
          options={yesOrNo}
          {...form.field('takesCash')}
        />
        <TextField
          label={t.chargeField}
          hint={t.emptyUnchanged}
          {...amount}
          {...form.field('standard')}
        />
        <TextField
          label={t.threshold}
          hint={t.emptyUnchanged}
          {...amount}
          {...form.field('threshold')}
        />
        <TextField
          label={t.reduced}
          hint={t.emptyUnchanged}
          {...amount}
          {...form.field('reduced')}
        />
        <SelectField
          label={t.time}
          placeholder={t.unchanged}
          options={[
            { value: 'zone', label: t.zoneTime },
            { value: 'own', label: t.ownTime },
          ]}
          {...form.field('time')}
        />
      </div>
      {form.values.time === 'own' && <DaysFields hint={t.daysHint} {...form.field('days')} />}
    </FormDialog>
  );

  function idsOf(scope: string): Set<number> {
    const districts = new Map([
      [allDistricts, known],
      [filteredDistricts, shown ?? []],
    ]).get(scope);
    return new Set((districts ?? ofDivision(scope)).map(({ id }) => id));
  }
}

/** Only what was filled in. */
function changedTerms(values: SetAllFields): Partial<DeliveryTerms> {
  const changed: Partial<DeliveryTerms> = {};
  if (values.isDelivered) changed.isDelivered = values.isDelivered === 'yes';
  if (values.takesCash) changed.takesCash = values.takesCash === 'yes';
  for (const field of ['standard', 'threshold', 'reduced'] as const) {
    const amount = amountTyped(values[field]);
    if (amount !== null) changed[field] = amount;
  }
  if (values.time === 'zone') changed.days = null;
  if (values.time === 'own')
    changed.days = typedDays(values.days) ?? { from: Number.NaN, to: Number.NaN };
  return changed;
}

const validTerms: DeliveryTerms = {
  isDelivered: true,
  takesCash: true,
  standard: 0,
  threshold: 0,
  reduced: 0,
  days: null,
};
