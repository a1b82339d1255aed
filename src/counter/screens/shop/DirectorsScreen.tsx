import { BothField } from '#counter/parts/section/BothField.tsx';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { PictureChoice } from '#counter/parts/form/PictureChoice.tsx';
import { ListEditor, type EntryDialogProps } from '#counter/parts/section/ListEditor.tsx';
import { SectionScreen } from '#counter/parts/section/SectionScreen.tsx';
import { usePicturedForm } from '#counter/parts/section/use-entry-form.ts';
import { useEntryFaults, useListFaults } from '#counter/parts/section/use-shop-faults.ts';
import { UploadState } from '#counter/parts/UploadState.tsx';
import type { DirectorEntry } from '#domain/shop-lists.ts';
import { shopLimits } from '#domain/shop-problems.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shopListsText } from '#text/counter/shop-lists.ts';
import { inLanguage } from '#text/names.ts';

/** The board of directors (counter-310, counter-314). */
export function DirectorsScreen() {
  const t = useText(shopListsText);
  const language = useLanguage();
  const faults = useListFaults('directors');
  return (
    <SectionScreen
      name="directors"
      toFields={(value) => value}
      toValue={(values) => values}
      faults={faults}
    >
      {({ field }) => {
        const { value: rows, ...rest } = field('rows');
        return (
          <ListEditor
            {...rest}
            rows={rows}
            label={t.directors}
            add={t.addDirector}
            blank={(id) => ({
              id,
              name: { en: '', bn: '' },
              isHidden: false,
              role: { en: '', bn: '' },
              image: '',
            })}
            empty={{ icon: 'user', title: t.noDirectors }}
            pictureOf={({ image }) => image}
            details={({ role }) => <p>{inLanguage(role, language)}</p>}
            dialog={(props) => <DirectorDialog {...props} />}
          />
        );
      }}
    </SectionScreen>
  );
}

function DirectorDialog({ entry, isNew, onSave, onClose }: EntryDialogProps<DirectorEntry>) {
  const t = useText(shopListsText);
  const language = useLanguage();
  const { form, file, choose, upload } = usePicturedForm('directors', {
    draft: `directors ${isNew ? 'new' : entry.id}`,
    initial: entry,
    faults: useEntryFaults('directors'),
    onSave,
  });
  return (
    <FormDialog
      form={form}
      title={isNew ? t.newDirector : t.edit(inLanguage(entry.name, language))}
      save={t.done}
      size="wide"
      onClose={onClose}
    >
      <BothField label={t.name} {...form.field('name')} maxLength={shopLimits.line} />
      <BothField label={t.role} {...form.field('role')} maxLength={shopLimits.line} />
      <PictureChoice
        type="Gallery"
        image={form.values.image}
        file={file}
        hint={t.portraitHint}
        error={null}
        disabled={form.isBusy}
        onFile={choose}
      />
      <UploadState upload={upload} working={t.makingPicture} isInForm />
    </FormDialog>
  );
}
