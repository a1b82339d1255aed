import { useState } from 'react';
import { useUpload, type UploadProgress } from '#counter/api/use-upload.ts';
import { useForm, type Faults, type Form } from '#counter/parts/form/use-form.ts';
import { addPicture, type PictureUse } from '#contract/counter/shop.ts';

interface EntryFormOptions<Values extends object> {
  /** The name of the draft, such as `branches 12`. */
  draft: string;
  initial: Values;
  faults: (values: Values) => Faults<NoInfer<Values>>;
  onSave: (values: Values) => void;
}

/** The form of an entry's dialog. Nothing is sent: the form of the part saves the list. */
export function useEntryForm<Values extends object>({
  draft,
  initial,
  faults,
  onSave,
}: EntryFormOptions<Values>): Form<Values> {
  const form: Form<Values> = useForm<typeof addPicture, Values>({
    endpoint: addPicture,
    draft,
    initial: () => initial,
    request: () => ({ use: 'gallery', Img: null }),
    faults,
    send(values) {
      form.restart();
      onSave(values);
    },
  });
  return form;
}

interface PicturedForm<Values> {
  form: Form<Values>;
  /** The chosen file; null if none is chosen. */
  file: File | null;
  choose: (file: File) => void;
  upload: UploadProgress;
}

/** As {@link useEntryForm}, for an entry with a picture, which is uploaded before (counter-313). */
export function usePicturedForm<Values extends { image: string }>(
  use: PictureUse,
  { draft, initial, faults, onSave }: EntryFormOptions<Values>,
): PicturedForm<Values> {
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload(addPicture, ({ image }) => finishWith(image));
  const form: Form<Values> = useForm<typeof addPicture, Values>({
    endpoint: addPicture,
    draft,
    initial: () => initial,
    request: () => ({ use, Img: file }),
    // The chosen file gets its name with the upload.
    faults: (values) => faults(file ? { ...values, image: file.name } : values),
    send(values) {
      if (file) upload.send({ use, Img: file });
      else finish(values);
    },
    isBusy: upload.isSending,
    problem: upload.problem,
  });

  function finishWith(image: string): void {
    finish({ ...form.values, image });
  }

  function finish(values: Values): void {
    form.restart();
    onSave(values);
  }

  return { form, file, choose: setFile, upload };
}
