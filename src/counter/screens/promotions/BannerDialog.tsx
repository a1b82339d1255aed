import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { say } from '#counter/parts/toast.ts';
import * as contract from '#contract/counter/promotions.ts';
import { useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { TextField } from '#ui/TextField.tsx';
import type { HomeBanner } from './BannersScreen.tsx';
import { FormDialog } from './FormDialog.tsx';
import { countTyped } from './typed.ts';

/** A banner's words, where it leads, and its place in the row. */
export function BannerDialog({ banner, onClose }: { banner: HomeBanner; onClose: () => void }) {
  const t = useText(promotionsText);
  const saving = useChange(contract.changeBanner);
  const [alt, setAlt] = useState(banner.alt);
  const [altBn, setAltBn] = useState(banner.altBn);
  const [link, setLink] = useState(banner.link);
  const [place, setPlace] = useState(String(banner.rank));
  const rank = countTyped(place, 9_999) ?? 0;

  function save(): void {
    if (Number.isNaN(rank)) return;
    saving.mutate(
      { id: banner.id, alt, altBn, link, rank },
      {
        onSuccess: () => {
          say(t.saved);
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={t.changeBanner}
      isBusy={saving.isPending}
      problem={saving.error}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={t.bannerEn}
        hint={t.bannerHint}
        value={alt}
        onChange={setAlt}
        maxLength={200}
      />
      <TextField label={t.bannerBn} value={altBn} onChange={setAltBn} maxLength={200} lang="bn" />
      <TextField label={t.link} hint={t.linkHint} value={link} onChange={setLink} maxLength={500} />
      <TextField
        label={t.rank}
        hint={t.rankHint}
        inputMode="numeric"
        value={place}
        onChange={setPlace}
        error={Number.isNaN(rank) ? t.noCount : null}
      />
    </FormDialog>
  );
}
