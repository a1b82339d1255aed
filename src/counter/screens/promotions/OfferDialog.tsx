import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { useUpload } from '#counter/api/use-upload.ts';
import { useKeptForm } from '#counter/parts/drafts/use-kept-form.ts';
import { takaToType } from '#counter/parts/taka-to-type.ts';
import { say } from '#counter/parts/toast.ts';
import { UploadState } from '#counter/parts/UploadState.tsx';
import * as contract from '#contract/counter/promotions.ts';
import type { Offer } from '#contract/counter/promotions.ts';
import { amountTyped } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { digits } from '#text/numbers.ts';
import type { Language } from '#text/sentences.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import styles from './Promotions.module.css';
import { countTyped } from './typed.ts';

/** A new offer, or one with other words and amounts. */
export function OfferDialog({ offer, onClose }: { offer: Offer | null; onClose: () => void }) {
  const t = useText(promotionsText);
  const language = useLanguage();
  const saving = useChange(contract.saveOffer);
  const unpicturing = useChange(contract.removeOfferPicture);
  const picturing = useUpload(contract.setOfferPicture, done);
  const [file, setFile] = useState<File | null>(null);
  const [isWithout, setWithout] = useState(false);
  const form = useKeptForm(`offer ${offer?.id ?? 'new'}`, () => typedOf(offer, language));
  const { typed } = form;
  const [isTried, setTried] = useState(false);
  const change = (name: Exclude<keyof typeof typed, 'id' | 'key'>) => (value: string) =>
    form.type({ [name]: value });

  const isBusy = saving.isPending || picturing.isSending || unpicturing.isPending;
  const cashback = amountTyped(typed.cashback);
  const least = amountTyped(typed.least);
  const rank = countTyped(typed.rank, 9_999);
  const faults = {
    cashback: Number.isNaN(cashback),
    least: Number.isNaN(least),
    rank: Number.isNaN(rank),
  };
  const said = (name: keyof typeof faults, sentence: string) =>
    isTried && faults[name] ? sentence : null;

  function save(): void {
    setTried(true);
    if (Object.values(faults).some(Boolean)) return;
    const { id, key, header, headerBn, content, contentBn, couponCode } = typed;
    saving.mutate(
      {
        id,
        key: key || null,
        header,
        headerBn,
        content,
        contentBn,
        couponCode,
        cashback: cashback ?? 0,
        leastAmount: least ?? 0,
        rank: rank ?? 0,
      },
      { onSuccess: (saved) => savePicture(saved.id) },
    );
  }

  function savePicture(saved: number): void {
    form.type({ id: saved });
    if (file) picturing.send({ id: String(saved), Img: file });
    else if (isWithout) unpicturing.mutate({ id: saved }, { onSuccess: done });
    else done();
  }

  function done(): void {
    say(t.saved);
    form.beginAnew();
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={offer ? t.changeOffer : t.newOffer}
      isBusy={isBusy}
      problem={saving.error ?? picturing.problem ?? unpicturing.error}
      onSave={save}
      onClose={onClose}
    >
      <div className={styles['pair']}>
        <TextField
          label={t.header}
          value={typed.header}
          onChange={change('header')}
          maxLength={200}
        />
        <TextField
          label={t.headerBn}
          value={typed.headerBn}
          onChange={change('headerBn')}
          maxLength={200}
          lang="bn"
        />
        <TextArea
          label={t.content}
          value={typed.content}
          onChange={change('content')}
          maxLength={2_000}
        />
        <TextArea
          label={t.contentBn}
          value={typed.contentBn}
          onChange={change('contentBn')}
          maxLength={2_000}
          lang="bn"
        />
        <TextField
          label={t.cashback}
          hint={t.cashbackHint}
          inputMode="decimal"
          value={typed.cashback}
          onChange={change('cashback')}
          error={said('cashback', t.noAmount)}
        />
        <TextField
          label={t.least}
          hint={t.emptyIsAny}
          inputMode="decimal"
          value={typed.least}
          onChange={change('least')}
          error={said('least', t.noAmount)}
        />
        <TextField
          label={t.couponCode}
          hint={t.couponCodeHint}
          value={typed.couponCode}
          onChange={change('couponCode')}
          maxLength={40}
        />
        <TextField
          label={t.rank}
          hint={t.rankHint}
          inputMode="numeric"
          value={typed.rank}
          onChange={change('rank')}
          error={said('rank', t.noCount)}
        />
      </div>
      <PictureChoice
        type="Offer"
        image={isWithout ? '' : (offer?.image ?? '')}
        file={file}
        hint={t.offerPictureHint}
        error={null}
        disabled={isBusy}
        onFile={setFile}
      />
      {offer?.image && !file && (
        <Checkbox label={t.withoutPicture} checked={isWithout} onChange={setWithout} />
      )}
      <UploadState upload={picturing} working={t.makingOffer} isInForm />
    </FormDialog>
  );
}

function typedOf(offer: Offer | null, language: Language) {
  return {
    /** Of a new one too, once it is saved though its picture did not arrive. */
    id: offer?.id ?? null,
    /** One offer, however often it is sent. */
    key: offer ? '' : crypto.randomUUID(),
    header: offer?.header ?? '',
    headerBn: offer?.headerBn ?? '',
    content: offer?.content ?? '',
    contentBn: offer?.contentBn ?? '',
    couponCode: offer?.couponCode ?? '',
    cashback: takaToType(offer?.cashback || null, language),
    least: takaToType(offer?.leastAmount || null, language),
    rank: digits(offer?.rank ?? 0, language),
  };
}
