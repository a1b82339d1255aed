import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { useUpload } from '#counter/api/use-upload.ts';
import { useKeptForm } from '#counter/parts/drafts/use-kept-form.ts';
import { say } from '#counter/parts/toast.ts';
import { UploadState } from '#counter/parts/UploadState.tsx';
import * as contract from '#contract/counter/banners.ts';
import type { HomeBanner } from '#contract/counter/banners.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { digits } from '#text/numbers.ts';
import type { Language } from '#text/sentences.ts';
import { SelectField, type SelectOption } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { countTyped } from './typed.ts';

type Width = (typeof contract.bannerWidths)[number];

export interface BannerDialogProps {
  /** Null for a new one. */
  banner: HomeBanner | null;
  /** Where a new one can stand. */
  places: readonly SelectOption[];
  onClose: () => void;
}

/** A new banner, or one with other words, another link, place or picture (counter-209, counter-220, counter-222). */
export function BannerDialog({ banner, places, onClose }: BannerDialogProps) {
  const t = useText(promotionsText);
  const language = useLanguage();
  const saving = useChange(contract.changeBanner);
  const adding = useUpload(contract.addBanner, done);
  const picturing = useUpload(contract.setBannerPicture, done);
  const form = useKeptForm(`banner ${banner?.id ?? 'new'}`, () => typedOf(banner, language));
  const { typed } = form;
  const [file, setFile] = useState<File | null>(null);
  const [width, setWidth] = useState<Width>('all');
  const [isTried, setTried] = useState(false);
  const change = (name: keyof typeof typed) => (value: string) => form.type({ [name]: value });
  const rank = countTyped(typed.rank, 9_999);
  const isBusy = saving.isPending || adding.isSending || picturing.isSending;
  const faults = {
    words: typed.alt.trim() === '' ? t.wordsFirst : null,
    rank: Number.isNaN(rank) ? t.noCount : null,
    picture: !banner && !file ? t.pictureFirst : null,
  };
  const said = (name: keyof typeof faults) => (isTried ? faults[name] : null);

  function done(): void {
    say(t.saved);
    form.beginAnew();
    onClose();
  }

  function save(): void {
    setTried(true);
    if (Object.values(faults).some(Boolean)) return;
    const { key, alt, altBn, link, place } = typed;
    if (!banner) {
      const at = rank === null ? '' : String(rank);
      adding.send({ key, place, alt, altBn, link, rank: at, Img: file });
      return;
    }
    const { id } = banner;
    saving.mutate(
      { id, alt, altBn, link, rank: rank ?? banner.rank },
      {
        onSuccess: () => (file ? picturing.send({ id: String(id), width, Img: file }) : done()),
      },
    );
  }

  return (
    <FormDialog
      form={form}
      title={banner ? t.changeBanner : t.newBanner}
      isBusy={isBusy}
      problem={saving.error ?? adding.problem ?? picturing.problem}
      onSave={save}
      onClose={onClose}
    >
      {!banner && (
        <SelectField
          label={t.place}
          value={typed.place}
          onChange={change('place')}
          options={places}
        />
      )}
      <PictureChoice
        type="Banner"
        image={banner?.pictures[width === 'all' ? 'large' : width] ?? ''}
        file={file}
        hint={t.bannerPictureHint}
        error={said('picture')}
        disabled={isBusy}
        onFile={setFile}
      />
      {banner && (
        <SelectField
          label={t.pictureFor}
          value={width}
          onChange={(value) =>
            setWidth(contract.bannerWidths.find((one) => one === value) ?? 'all')
          }
          options={[
            { value: 'all', label: t.allWidths },
            { value: 'large', label: t.large },
            { value: 'medium', label: t.medium },
            { value: 'small', label: t.small },
          ]}
        />
      )}
      <TextField
        label={t.bannerEn}
        hint={t.bannerHint}
        value={typed.alt}
        onChange={change('alt')}
        maxLength={200}
        error={said('words')}
      />
      <TextField
        label={t.bannerBn}
        value={typed.altBn}
        onChange={change('altBn')}
        maxLength={200}
        lang="bn"
      />
      <TextField
        label={t.link}
        hint={t.linkHint}
        value={typed.link}
        onChange={change('link')}
        maxLength={500}
      />
      <TextField
        label={t.rank}
        hint={banner ? t.rankHint : t.newRankHint}
        inputMode="numeric"
        value={typed.rank}
        onChange={change('rank')}
        error={said('rank')}
      />
      <UploadState upload={banner ? picturing : adding} working={t.makingBanner} isInForm />
    </FormDialog>
  );
}

function typedOf(banner: HomeBanner | null, language: Language) {
  return {
    /** One banner, however often it is sent. */
    key: banner ? '' : crypto.randomUUID(),
    place: 'main',
    alt: banner?.alt ?? '',
    altBn: banner?.altBn ?? '',
    link: banner?.link ?? '',
    rank: banner ? digits(banner.rank, language) : '',
  };
}
