import { useChange } from '#counter/api/use-change.ts';
import { useKeptForm } from '#counter/parts/drafts/use-kept-form.ts';
import { say } from '#counter/parts/toast.ts';
import * as contract from '#contract/counter/promotions.ts';
import type { HomeNotice } from '#contract/counter/promotions.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { digits } from '#text/numbers.ts';
import { TextField } from '#ui/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';
import { countTyped } from './typed.ts';

/** A new notice, or one with other words. */
export function NoticeDialog({
  notice,
  onClose,
}: {
  notice: HomeNotice | null;
  onClose: () => void;
}) {
  const t = useText(promotionsText);
  const language = useLanguage();
  const saving = useChange(contract.saveNotice);
  const form = useKeptForm(`notice ${notice?.id ?? 'new'}`, () => ({
    /** One notice, however often it is sent. */
    key: notice ? '' : crypto.randomUUID(),
    text: notice?.text ?? '',
    textBn: notice?.textBn ?? '',
    place: digits(notice?.rank ?? 0, language),
  }));
  const { key, text, textBn, place } = form.typed;
  const rank = countTyped(place, 9_999) ?? 0;

  function save(): void {
    if (Number.isNaN(rank)) return;
    saving.mutate(
      { id: notice?.id ?? null, key: key || null, text, textBn, rank },
      {
        onSuccess: () => {
          say(t.saved);
          form.beginAnew();
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      form={form}
      title={notice ? t.changeNotice : t.newNotice}
      isBusy={saving.isPending}
      problem={saving.error}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={t.noticeEn}
        value={text}
        onChange={(words) => form.type({ text: words })}
        maxLength={200}
      />
      <TextField
        label={t.noticeBn}
        value={textBn}
        onChange={(words) => form.type({ textBn: words })}
        maxLength={200}
        lang="bn"
      />
      <TextField
        label={t.rank}
        hint={t.rankHint}
        inputMode="numeric"
        value={place}
        onChange={(number) => form.type({ place: number })}
        error={Number.isNaN(rank) ? t.noCount : null}
      />
    </FormDialog>
  );
}
