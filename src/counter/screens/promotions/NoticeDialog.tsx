import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { say } from '#counter/parts/toast.ts';
import { saveNotice, type HomeNotice } from '#contract/counter/promotions.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { digits } from '#text/numbers.ts';
import { TextField } from '#ui/TextField.tsx';
import { countTyped } from './typed.ts';

export interface NoticeDialogProps {
  /** Null for a new notice. */
  notice: HomeNotice | null;
  onClose: () => void;
}

/** Adds a notice, or changes its text. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const t = useText(promotionsText);
  const language = useLanguage();
  const form = useForm({
    endpoint: saveNotice,
    draft: `notice ${notice?.id ?? 'new'}`,
    initial: () => ({
      /** The idempotency key: a repeated submission does not add a second notice. */
      key: notice ? '' : crypto.randomUUID(),
      text: notice?.text ?? '',
      textBn: notice?.textBn ?? '',
      place: digits(notice?.rank ?? 0, language),
    }),
    request: ({ key, text, textBn, place }) => ({
      id: notice?.id ?? null,
      key: key || null,
      text,
      textBn,
      rank: rankTyped(place),
    }),
    faults: (_, refuses) => ({ place: refuses('rank') && t.noCount }),
    onDone() {
      say(t.saved);
      form.restart();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={notice ? t.changeNotice : t.newNotice}
      save={t.save}
      size="wide"
      onClose={onClose}
    >
      <TextField label={t.noticeEn} {...form.field('text')} maxLength={200} />
      <TextField label={t.noticeBn} {...form.field('textBn')} maxLength={200} lang="bn" />
      <TextField
        label={t.rank}
        hint={t.rankHint}
        inputMode="numeric"
        {...form.field('place')}
        error={Number.isNaN(rankTyped(form.values.place)) ? t.noCount : null}
      />
    </FormDialog>
  );
}

function rankTyped(text: string): number {
  return countTyped(text, 9_999) ?? 0;
}
