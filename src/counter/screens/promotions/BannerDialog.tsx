import { useState } from 'react';
import { useUpload } from '#counter/api/use-upload.ts';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { say } from '#counter/parts/toast.ts';
import { UploadState } from '#counter/parts/UploadState.tsx';
import * as contract from '#contract/counter/banners.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { digits } from '#text/numbers.ts';
import type { Language } from '#text/sentences.ts';
import { SelectField, type SelectOption } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { PictureChoice } from '#counter/parts/form/PictureChoice.tsx';
import { countTyped } from './typed.ts';

type Width = (typeof contract.bannerWidths)[number];

export interface BannerDialogProps {
  /** Null for a new banner. */
  banner: contract.HomeBanner | null;
  /** The places where a new banner can be shown. */
  places: readonly SelectOption[];
  onClose: () => void;
}

/**
 * Adds a banner, or changes its text, link, position or picture (counter-209, counter-220,
 * counter-222).
 */
export function BannerDialog({ banner, places, onClose }: BannerDialogProps) {
  const t = useText(promotionsText);
  const language = useLanguage();
  const adding = useUpload(contract.addBanner, done);
  const picturing = useUpload(contract.setBannerPicture, done);
  const [file, setFile] = useState<File | null>(null);
  const [width, setWidth] = useState<Width>('all');
  const form = useForm({
    endpoint: contract.changeBanner,
    draft: `banner ${banner?.id ?? 'new'}`,
    initial: () => typedOf(banner, language),
    // For a new banner, this is only validated: `add` sends it.
    request: ({ alt, altBn, link, rank }) => ({
      id: banner?.id ?? 0,
      alt,
      altBn,
      link,
      rank: countTyped(rank, 9_999) ?? banner?.rank ?? 0,
    }),
    faults: ({ alt }, refuses) => ({
      alt: alt.trim() === '' && t.wordsFirst,
      rank: refuses('rank') && t.noCount,
      file: !banner && !file && t.pictureFirst,
    }),
    send: banner ? undefined : add,
    isBusy: adding.isSending || picturing.isSending,
    problem: adding.problem ?? picturing.problem,
    onDone() {
      if (banner && file) picturing.send({ id: String(banner.id), width, Img: file });
      else done();
    },
  });

  function add({ rank, ...typed }: ReturnType<typeof typedOf>): void {
    adding.send({ ...typed, rank: String(countTyped(rank) ?? ''), Img: file });
  }

  function done(): void {
    say(t.saved);
    form.restart();
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={banner ? t.changeBanner : t.newBanner}
      save={t.save}
      size="wide"
      onClose={onClose}
    >
      {!banner && <SelectField label={t.place} {...form.field('place')} options={places} />}
      <PictureChoice
        type="Banner"
        image={banner?.pictures[width === 'all' ? 'large' : width] ?? ''}
        file={file}
        hint={t.bannerPictureHint}
        error={form.faults.file || null}
        disabled={form.isBusy}
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
      <TextField label={t.bannerEn} hint={t.bannerHint} {...form.field('alt')} maxLength={200} />
      <TextField label={t.bannerBn} {...form.field('altBn')} maxLength={200} lang="bn" />
      <TextField label={t.link} hint={t.linkHint} {...form.field('link')} maxLength={500} />
      <TextField
        label={t.rank}
        hint={banner ? t.rankHint : t.newRankHint}
        inputMode="numeric"
        {...form.field('rank')}
      />
      <UploadState upload={banner ? picturing : adding} working={t.makingBanner} isInForm />
    </FormDialog>
  );
}

function typedOf(banner: contract.HomeBanner | null, language: Language) {
  return {
    /** The idempotency key: a repeated submission does not add a second banner. */
    key: banner ? '' : crypto.randomUUID(),
    place: 'main',
    alt: banner?.alt ?? '',
    altBn: banner?.altBn ?? '',
    link: banner?.link ?? '',
    rank: banner ? digits(banner.rank, language) : '',
  };
}
