import { useState } from 'react';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { useEntryForm } from '#counter/parts/section/use-entry-form.ts';
import {
  termsProblems,
  type DeliveryTerms,
  type DistrictTerms,
  type TermsProblem,
} from '#domain/delivery-terms.ts';
import type { KnownArea, KnownDistrict } from '#domain/district-file.ts';
import { useLanguage, useText } from '#state/language.ts';
import { districtsText, termsProblemText } from '#text/counter/districts.ts';
import { nameOf } from '#text/names.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { DaysFields } from './DaysFields.tsx';
import styles from './Districts.module.css';
import { toTermsFields, typedTerms } from './terms-fields.ts';

interface PlaceDialogProps {
  district: KnownDistrict;
  row: DistrictTerms;
  /** The area of the terms; `new` to choose one, null for the district itself. */
  area: KnownArea | 'new' | null;
  onSave: (terms: DeliveryTerms, areaId: number | null) => void;
  onClose: () => void;
}

/** The terms of a district, or of one of its areas (counter-341). */
export function PlaceDialog({ district, row, area, onSave, onClose }: PlaceDialogProps) {
  const t = useText(districtsText);
  const problems = useText(termsProblemText);
  const language = useLanguage();
  const isNew = area === 'new';
  // A new exception begins with the terms of its district.
  const [before] = useState(() => (isNew ? row : (termsOfArea(row, area) ?? row)));
  const form = useEntryForm({
    draft: `district ${district.id} ${isNew ? 'new' : (area?.id ?? '')}`,
    initial: { ...toTermsFields(before, language), areaId: isNew ? '' : String(area?.id ?? '') },
    faults(values) {
      const found = termsProblems(typedTerms(values));
      const sentence = (problem: TermsProblem | false | undefined) => problem && problems[problem];
      return {
        areaId: isNew && values.areaId === '' && t.areaNeeded,
        standard: sentence(found.standard),
        threshold: sentence(found.threshold),
        reduced: sentence(found.reduced),
        days: sentence(found.days),
      };
    },
    onSave: ({ areaId, ...fields }) =>
      onSave(typedTerms(fields), areaId === '' ? null : Number(areaId)),
  });
  const taken = new Set(row.areas.map(({ id }) => id));
  const title = placeTitle();
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;
  return (
    <FormDialog form={form} title={title} save={t.done} size="wide" onClose={onClose}>
      {isNew && (
        <SelectField
          label={t.area}
          placeholder={t.chooseArea}
          options={district.areas
            .filter(({ id }) => !taken.has(id))
            .map((one) => ({ value: String(one.id), label: nameOf(one, language) }))}
          {...form.field('areaId')}
        />
      )}
      <Checkbox
        label={t.deliver}
        checked={form.values.isDelivered}
        onChange={(isDelivered) => form.change({ isDelivered })}
      />
      <Checkbox
        label={t.takesCash}
        checked={form.values.takesCash}
        onChange={(takesCash) => form.change({ takesCash })}
      />
      <div className={styles['fields']}>
        <TextField label={t.chargeField} {...amount} {...form.field('standard')} />
        <TextField
          label={t.threshold}
          hint={t.thresholdHint}
          {...amount}
          {...form.field('threshold')}
        />
        <TextField label={t.reduced} hint={t.reducedHint} {...amount} {...form.field('reduced')} />
      </div>
      <DaysFields hint={t.daysHint} {...form.field('days')} />
    </FormDialog>
  );

  function placeTitle(): string {
    const name = nameOf(district, language);
    if (area === 'new') return t.newArea(name);
    return t.editPlace(area ? t.areaOf(nameOf(area, language), name) : name);
  }
}

function termsOfArea(row: DistrictTerms, area: KnownArea | null): DeliveryTerms | undefined {
  return area ? row.areas.find(({ id }) => id === area.id) : undefined;
}
