import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { useUpload } from '#counter/api/use-upload.ts';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { takaToType } from '#counter/parts/taka-to-type.ts';
import { say } from '#counter/parts/toast.ts';
import { UploadState } from '#counter/parts/UploadState.tsx';
import {
  removeOfferPicture,
  saveOffer,
  setOfferPicture,
  type Offer,
} from '#contract/counter/promotions.ts';
import { amountTyped } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { digits } from '#text/numbers.ts';
import type { Language } from '#text/sentences.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { PictureChoice } from '#counter/parts/form/PictureChoice.tsx';
import styles from './Promotions.module.css';
import { countTyped } from './typed.ts';

export interface OfferDialogProps {
  /** Null for a new offer. */
  offer: Offer | null;
  onClose: () => void;
}

/** Adds an offer, or changes its texts and amounts. */
export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const t = useText(promotionsText);
  const language = useLanguage();
  const unpicturing = useChange(removeOfferPicture);
  const picturing = useUpload(setOfferPicture, done);
  const [file, setFile] = useState<File | null>(null);
  const [isWithout, setWithout] = useState(false);
  const form = useForm({
    endpoint: saveOffer,
    draft: `offer ${offer?.id ?? 'new'}`,
    initial: () => typedOf(offer, language),
    request: ({ key, cashback, least, rank, ...words }) => ({
      ...words,
      key: key || null,
      cashback: amountTyped(cashback) ?? 0,
      leastAmount: amountTyped(least) ?? 0,
      rank: countTyped(rank, 9_999) ?? 0,
    }),
    faults: (_, refuses) => ({
      cashback: refuses('cashback') && t.noAmount,
      least: refuses('leastAmount') && t.noAmount,
      rank: refuses('rank') && t.noCount,
    }),
    isBusy: picturing.isSending || unpicturing.isPending,
    problem: picturing.problem ?? unpicturing.error,
    onDone: ({ id }) => savePicture(id),
  });

  function savePicture(id: number): void {
    form.change({ id });
    if (file) picturing.send({ id: String(id), Img: file });
    else if (isWithout) unpicturing.mutate({ id }, { onSuccess: done });
    else done();
  }

  function done(): void {
    say(t.saved);
    form.restart();
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={offer ? t.changeOffer : t.newOffer}
      save={t.save}
      size="wide"
      onClose={onClose}
    >
      <div className={styles['pair']}>
        <TextField label={t.header} {...form.field('header')} maxLength={200} />
        <TextField label={t.headerBn} {...form.field('headerBn')} maxLength={200} lang="bn" />
        <TextArea label={t.content} {...form.field('content')} maxLength={2_000} />
        <TextArea label={t.contentBn} {...form.field('contentBn')} maxLength={2_000} lang="bn" />
        <TextField
          label={t.cashback}
          hint={t.cashbackHint}
          inputMode="decimal"
          {...form.field('cashback')}
        />
        <TextField
          label={t.least}
          hint={t.emptyIsAny}
          inputMode="decimal"
          {...form.field('least')}
        />
        <TextField
          label={t.couponCode}
          hint={t.couponCodeHint}
          {...form.field('couponCode')}
          maxLength={40}
        />
        <TextField label={t.rank} hint={t.rankHint} inputMode="numeric" {...form.field('rank')} />
      </div>
      <PictureChoice
        type="Offer"
        image={isWithout ? '' : (offer?.image ?? '')}
        file={file}
        hint={t.offerPictureHint}
        error={null}
        disabled={form.isBusy}
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
    /**
     * A new offer has an id as soon as it is saved, so that a retry of its picture does not add
     * another.
     */
    id: offer?.id ?? null,
    /** The idempotency key: a repeated submission does not add a second offer. */
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
