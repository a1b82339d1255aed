import { useEffect, useState } from 'react';
import { handOverTextOf, type HandOverText } from '#outbox/hand-over.ts';
import { statusOf, type DeliveryStatus } from '#domain/delivery-status.ts';
import { useShop } from '#state/shop.ts';
import type { Submission } from '#domain/submission.ts';
import { useText } from '#state/language.ts';
import { handOverText } from '#text/hand-over.ts';
import { outboxText } from '#text/outbox.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { HandOverAsCode } from './HandOverAsCode.tsx';
import { HandOverAsFile } from './HandOverAsFile.tsx';
import { HandOverAsText } from './HandOverAsText.tsx';
import { actionsFor } from './submission-actions.ts';
import { reasonText, statusText } from './submission-words.ts';
import { useSubmissions } from './use-submissions.ts';

export interface HandOverDialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Hands a waiting submission over by other means than the network (offline-160). */
export function HandOverDialog({ submission, onClose }: HandOverDialogProps) {
  const t = useText(handOverText);
  const { at } = useSubmissions();
  const status = statusOf(submission, at);
  return (
    <Dialog title={t.title} closeLabel={t.close} onClose={onClose}>
      {actionsFor(submission, status, at).includes('handOver') ? (
        <Ways submission={submission} />
      ) : (
        <NoMore submission={submission} status={status} />
      )}
    </Dialog>
  );
}

/** The outcome, if the submission stopped waiting while the dialog was open. */
function NoMore({ submission, status }: { submission: Submission; status: DeliveryStatus }) {
  const t = useText(handOverText);
  const states = useText(outboxText);
  const phone = useShop().phone.shown;
  if (status.kind === 'sent') {
    return (
      <Notice tone="success" live>
        {t.arrived}
      </Notice>
    );
  }
  const isRefused = status.kind === 'refused';
  return (
    <Notice tone="warning" live>
      <p>{statusText(status, states, submission.kind)}</p>
      {isRefused && submission.handedOver && <p>{states.mayBeEntered(phone)}</p>}
      {!isRefused && <p>{reasonText(status, states, phone)}</p>}
    </Notice>
  );
}

function Ways({ submission }: { submission: Submission }) {
  const t = useText(handOverText);
  const made = useHandOverText(submission);
  if (made === 'waiting') return <Skeleton shape="block" />;
  // Without photos on this phone, a request that consists of its prescriptions has nothing to hand
  // over.
  const isNothing = made && !made.isEnough && submission.photos.length === 0;
  if (!made || isNothing) return <Notice tone="warning">{t.impossible}</Notice>;
  const { text } = made;
  const filesAlone = <p>{t.filesAlone}</p>;
  return (
    <>
      <p>{t.intro}</p>
      {!submission.posted && <p>{t.noEdit}</p>}
      <Notice tone="warning">{t.privacy}</Notice>
      <Tabs
        label={t.ways}
        first={made.isEnough ? 'text' : 'file'}
        tabs={[
          {
            id: 'text',
            label: t.text,
            panel: made.isEnough ? (
              <HandOverAsText submission={submission} text={text} />
            ) : (
              filesAlone
            ),
          },
          {
            id: 'code',
            label: t.code,
            panel: made.isEnough ? (
              <HandOverAsCode submission={submission} text={text} />
            ) : (
              filesAlone
            ),
          },
          {
            id: 'file',
            label: t.file,
            panel: <HandOverAsFile submission={submission} text={text} />,
          },
        ]}
      />
    </>
  );
}

/** The text of the submission, or 'waiting' until it has been created. */
function useHandOverText(submission: Submission): HandOverText | null | 'waiting' {
  const [made, setMade] = useState<HandOverText | null | 'waiting'>('waiting');
  // The text contains a digest, which browsers compute asynchronously.
  useEffect(() => {
    let isCurrent = true;
    void handOverTextOf(submission).then((text) => isCurrent && setMade(text));
    return () => {
      isCurrent = false;
    };
  }, [submission]);
  return made;
}
