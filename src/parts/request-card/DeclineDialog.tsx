import { useState } from 'react';
import { declineQuote, type ReadQuote } from '#api/requests.ts';
import { hasNoResponse, reasonOf } from '#api/failure.ts';
import { requestLimits } from '#domain/request-order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { networkNow } from '#state/network.ts';
import { sentenceOf } from '#text/errors.ts';
import { requestQuoteText } from '#text/request-quote.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';

export interface DeclineDialogProps {
  quote: ReadQuote;
  onClose: () => void;
  onDeclined: () => void;
}

/**
 * Confirms that the customer declines the quote, with an optional reason. The text is retained
 * until it has been sent (request-order-55).
 */
export function DeclineDialog({ quote, onClose, onDeclined }: DeclineDialogProps) {
  const t = useText(requestQuoteText);
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState('');

  async function decline(): Promise<void> {
    setBusy(true);
    setComplaint('');
    try {
      await declineQuote(quote, reason.trim());
      announce(t.declined);
      onDeclined();
    } catch (failure) {
      setComplaint(sentenceFor(failure));
      setBusy(false);
    }
  }

  function sentenceFor(failure: unknown): string {
    const why = reasonOf(failure);
    if (!hasNoResponse(why)) return sentenceOf(why, language);
    return networkNow() === 'offline' ? t.declineNeedsNetwork : t.declineNotHeard;
  }

  return (
    <Dialog
      title={t.declineTitle}
      closeLabel={t.declineNo}
      onClose={onClose}
      isLocked={isBusy}
      actions={
        <>
          <Button wide variant="danger" busy={isBusy} onClick={() => void decline()}>
            {t.declineYes}
          </Button>
          <Button wide variant="secondary" disabled={isBusy} onClick={onClose}>
            {t.declineNo}
          </Button>
        </>
      }
    >
      <p>{t.declineMore}</p>
      <TextArea
        label={t.declineWhy}
        hint={t.declineWhyHint}
        value={reason}
        onChange={setReason}
        maxLength={requestLimits.noteLength}
      />
      {complaint && (
        <Notice tone="warning" live>
          {complaint}
        </Notice>
      )}
    </Dialog>
  );
}
