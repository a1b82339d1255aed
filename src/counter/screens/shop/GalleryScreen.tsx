import { BothField } from '#counter/parts/section/BothField.tsx';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { PictureChoice } from '#counter/parts/form/PictureChoice.tsx';
import { ListEditor, type EntryDialogProps } from '#counter/parts/section/ListEditor.tsx';
import { SectionScreen } from '#counter/parts/section/SectionScreen.tsx';
import { usePicturedForm } from '#counter/parts/section/use-entry-form.ts';
import { useEntryFaults, useListFaults } from '#counter/parts/section/use-shop-faults.ts';
import { UploadState } from '#counter/parts/UploadState.tsx';
import type { GalleryEntry } from '#domain/shop-lists.ts';
import { shopLimits } from '#domain/shop-problems.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shopListsText } from '#text/counter/shop-lists.ts';
import { inLanguage } from '#text/names.ts';

/** The pictures of the gallery (counter-310, counter-313). */
export function GalleryScreen() {
  const t = useText(shopListsText);
  const faults = useListFaults('gallery');
  return (
    <SectionScreen
      name="gallery"
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
            label={t.gallery}
            add={t.addPicture}
            addsFirst
            blank={(id) => ({ id, name: { en: '', bn: '' }, isHidden: false, image: '' })}
            empty={{ icon: 'camera', title: t.noPictures }}
            pictureOf={({ image }) => image}
            dialog={(props) => <GalleryDialog {...props} />}
          />
        );
      }}
    </SectionScreen>
  );
}

function GalleryDialog({ entry, isNew, onSave, onClose }: EntryDialogProps<GalleryEntry>) {
  const t = useText(shopListsText);
  const language = useLanguage();
  const { form, file, choose, upload } = usePicturedForm('gallery', {
    draft: `gallery ${isNew ? 'new' : entry.id}`,
    initial: entry,
    faults: useEntryFaults('gallery'),
    onSave,
  });
  return (
    <FormDialog
      form={form}
      title={isNew ? t.newPicture : t.edit(inLanguage(entry.name, language))}
      save={t.done}
      size="wide"
      onClose={onClose}
    >
      <PictureChoice
        type="Gallery"
        image={form.values.image}
        file={file}
        hint={t.pictureHint}
        error={form.faults.image || null}
        disabled={form.isBusy}
        onFile={choose}
      />
      <BothField label={t.caption} {...form.field('name')} maxLength={shopLimits.line} />
      <UploadState upload={upload} working={t.makingPicture} isInForm />
    </FormDialog>
  );
}
