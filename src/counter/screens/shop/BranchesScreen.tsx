import { BothField } from '#counter/parts/section/BothField.tsx';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { ListEditor, type EntryDialogProps } from '#counter/parts/section/ListEditor.tsx';
import { SectionScreen } from '#counter/parts/section/SectionScreen.tsx';
import { useEntryForm } from '#counter/parts/section/use-entry-form.ts';
import { useEntryFaults, useListFaults } from '#counter/parts/section/use-shop-faults.ts';
import type { BranchEntry } from '#domain/shop-lists.ts';
import { shopLimits } from '#domain/shop-problems.ts';
import { positionTyped } from '#domain/typed-position.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shopListsText } from '#text/counter/shop-lists.ts';
import { shopProblemText } from '#text/counter/shop-problems.ts';
import { inLanguage } from '#text/names.ts';
import { digits } from '#text/numbers.ts';
import { TextField } from '#ui/TextField.tsx';
import { PositionField, positionToType } from './PositionField.tsx';

/** A branch as its dialog holds it: the position as it is typed, '' for none. */
interface BranchFields extends Omit<BranchEntry, 'position'> {
  position: string;
}

/** The branches (counter-310, counter-312). */
export function BranchesScreen() {
  const t = useText(shopListsText);
  const language = useLanguage();
  const faults = useListFaults('branches');
  return (
    <SectionScreen
      name="branches"
      toFields={({ rows }, shown) => ({
        rows: rows.map((row): BranchFields => ({
          ...row,
          position: positionToType(row.position, shown),
        })),
      })}
      toValue={({ rows }) => ({ rows: rows.map(entryOf) })}
      faults={faults}
    >
      {({ field }) => {
        const { value: rows, ...rest } = field('rows');
        return (
          <ListEditor
            {...rest}
            rows={rows}
            label={t.branches}
            add={t.addBranch}
            blank={(id) => ({
              id,
              name: { en: '', bn: '' },
              isHidden: false,
              place: { en: '', bn: '' },
              phone: '',
              position: '',
            })}
            empty={{ icon: 'pin', title: t.noBranches }}
            details={({ place, phone, position }) => (
              <>
                <p>{inLanguage(place, language)}</p>
                <p>
                  {digits(phone, language)}
                  {position === '' && ` · ${t.notOnMap}`}
                </p>
              </>
            )}
            dialog={(props) => <BranchDialog {...props} />}
          />
        );
      }}
    </SectionScreen>
  );
}

function entryOf({ position, ...rest }: BranchFields): BranchEntry {
  return { ...rest, position: positionTyped(position) };
}

function BranchDialog({ entry, isNew, onSave, onClose }: EntryDialogProps<BranchFields>) {
  const t = useText(shopListsText);
  const problems = useText(shopProblemText);
  const language = useLanguage();
  const faultsOf = useEntryFaults('branches');
  const form = useEntryForm({
    draft: `branches ${isNew ? 'new' : entry.id}`,
    initial: entry,
    faults(values) {
      const isUnread = values.position.trim() !== '' && !positionTyped(values.position);
      const faults = faultsOf(entryOf(values));
      return { ...faults, position: isUnread ? problems.positionInvalid : faults.position };
    },
    onSave: (values) =>
      onSave({ ...values, position: positionToType(positionTyped(values.position), language) }),
  });
  return (
    <FormDialog
      form={form}
      title={isNew ? t.newBranch : t.edit(inLanguage(entry.name, language))}
      save={t.done}
      size="wide"
      onClose={onClose}
    >
      <BothField label={t.name} {...form.field('name')} maxLength={shopLimits.line} />
      <BothField label={t.place} {...form.field('place')} maxLength={shopLimits.address} />
      <TextField label={t.phone} type="tel" {...form.field('phone')} maxLength={30} />
      <PositionField {...form.field('position')} />
    </FormDialog>
  );
}
