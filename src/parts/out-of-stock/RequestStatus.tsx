import { statusOf } from '#domain/delivery-status.ts';
import { useSubmissions } from '#parts/submissions/use-submissions.ts';
import { useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { productRequestText } from '#text/product-request.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';

export interface RequestStatusProps {
  submissionId: string;
  /** Returns to the form with the typed values. */
  onCorrect: () => void;
}

/**
 * The status of a back-in-stock request, with one text for each of three outcomes. Only a receipt
 * shows 'Product Request Sent'.
 */
export function RequestStatus({ submissionId, onCorrect }: RequestStatusProps) {
  const t = useText(productRequestText);
  const words = useText(outboxText);
  const { submissions, at } = useSubmissions();
  const submission = submissions.find((one) => one.id === submissionId);
  const status = submission && statusOf(submission, at);

  switch (status?.kind) {
    case 'sent':
      return (
        <Notice tone="success" live>
          {t.requestSent}
        </Notice>
      );
    case 'sending':
      return <ProgressBar label={words.sending} />;
    case 'refused':
      return (
        <Notice
          tone="error"
          live
          action={
            <Button variant="quiet" onClick={onCorrect}>
              {t.requestCorrect}
            </Button>
          }
        >
          <p>{status.message ? words.refused(status.message) : words.refusedPlain}</p>
          {status.code && <p>{words.code(status.code)}</p>}
        </Notice>
      );
    case 'needs-sign-in':
      return (
        <Notice tone="warning" live>
          {words.signInToSend}
        </Notice>
      );
    default:
      return (
        <Notice tone="offline" icon="smartphone" live>
          <p>{words.saved}</p>
          <p>{t.requestSavedHint}</p>
        </Notice>
      );
  }
}
