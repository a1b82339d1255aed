import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { say } from '#counter/parts/toast.ts';
import * as contract from '#contract/counter/promotions.ts';
import { useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { TextField } from '#ui/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { HomeNotice } from './NoticesScreen.tsx';
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
  const saving = useChange(contract.saveNotice);
  const [text, setText] = useState(notice?.text ?? '');
  const [textBn, setTextBn] = useState(notice?.textBn ?? '');
  const [place, setPlace] = useState(String(notice?.rank ?? 0));
  const rank = countTyped(place, 9_999) ?? 0;

  function save(): void {
    if (Number.isNaN(rank)) return;
    saving.mutate(
      { id: notice?.id ?? null, text, textBn, rank },
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
      title={notice ? t.changeNotice : t.newNotice}
      isBusy={saving.isPending}
      problem={saving.error}
      onSave={save}
      onClose={onClose}
    >
      <TextField label={t.noticeEn} value={text} onChange={setText} maxLength={200} />
      <TextField label={t.noticeBn} value={textBn} onChange={setTextBn} maxLength={200} lang="bn" />
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
