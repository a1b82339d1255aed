import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { refetchAll } from '#api/query-cache.ts';
import { readStoredOrder } from '#contract/stored-order.ts';
import { statusOf, type DeliveryStatus } from '#domain/delivery-status.ts';
import { useShop } from '#state/shop.ts';
import { editSubmission, isEditable, keepSubmission, sendNow } from '#outbox/change.ts';
import { orderResponseOf } from '#outbox/order-responses.ts';
import { actionsFor } from '#parts/submissions/submission-actions.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useIsHandOverTaken } from '#parts/submissions/use-is-hand-over-taken.ts';
import { reasonText, statusLooks, statusText } from '#parts/submissions/submission-words.ts';
import { useSubmissions } from '#parts/submissions/use-submissions.ts';
import { useIsPhoneFull } from '#state/full-phone.ts';
import { useLanguage, useText } from '#state/language.ts';
import { openSignIn } from '#state/sign-in.ts';
import { momentOf } from '#text/dates.ts';
import { taka } from '#text/numbers.ts';
import { ordersText } from '#text/orders.ts';
import { outboxText } from '#text/outbox.ts';
import { requestOutcomeText } from '#text/request-outcome.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import surface from '#ui/surface.module.css';
import { CustomerService } from './CustomerService.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import styles from './OrderSuccessScreen.module.css';
import { storedDetails } from './stored-details.ts';

const HandOverDialog = lazyPart(
  async () => (await import('#parts/submissions/HandOverDialog.tsx')).HandOverDialog,
);

/**
 * An order that waits on this phone. It has no number until the pharmacy has received it. It may
 * need the customer's action.
 */
export function WaitingOrder({ submissionId }: { submissionId: string }) {
  const t = useText(ordersText);
  const { phone } = useShop();
  const states = useText(outboxText);
  const shared = useText(requestOutcomeText);
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isHandOverTaken = useIsHandOverTaken();
  const isFull = useIsPhoneFull();
  const [isHandingOver, setHandingOver] = useState(false);
  const { submissions, at, isRead, storedForOthers, waitForOwner } = useSubmissions();
  const submission = submissions.find((one) => one.id === submissionId);
  const status: DeliveryStatus | null = submission ? statusOf(submission, at) : null;
  const isSent = status?.kind === 'sent';
  const orderNo = status?.kind === 'sent' ? status.orderNo : '';

  const goOn = useEffectEvent(async () => {
    const placed = await orderResponseOf(submissionId);
    const order = submission ? readStoredOrder(submission.payload) : null;
    const search = {
      OrderNo: placed?.orderNo ?? orderNo,
      Payment: 0,
      Phone: order?.address.receiverPhone ?? '',
      Id: placed?.id ?? '',
      IsNew: 1,
    };
    await navigate({ to: '/Order/Success', search, replace: true });
  });
  // The order has a number now.
  useEffect(() => {
    if (isSent) void goOn();
  }, [isSent]);

  if (!isRead || isSent) return <Skeleton shape="block" />;
  const goHome = () => void navigate({ to: '/' });
  const home = (
    <Button wide variant="secondary" onClick={goHome}>
      {t.home}
    </Button>
  );
  if (storedForOthers.includes(submissionId)) {
    return <OwnersOrder needsOwner={waitForOwner.includes(submissionId)} home={home} />;
  }
  if (!submission || !status) {
    return (
      <>
        <h1>{t.successTitle}</h1>
        <EmptyState icon="bag" title={t.unknownTitle} action={home}>
          {t.unknownMore}
        </EmptyState>
        <CustomerService />
      </>
    );
  }
  const stored = readStoredOrder(submission.payload);
  const total = taka(stored?.agreed.payable ?? 0, language);
  const isRefused = status.kind === 'refused';
  const isWaiting = status.kind === 'saved' || status.kind === 'sending';
  const look = statusLooks[status.kind];
  const canHandOver = isHandOverTaken && actionsFor(submission, status, at).includes('handOver');

  async function seeNewTotal(): Promise<void> {
    const { edited } = await editSubmission(submissionId);
    void refetchAll(queryClient);
    if (edited) await navigate({ to: '/Checkout' });
  }

  return (
    <>
      <header className={styles['heading']}>
        <span
          className={classes(
            styles['mark'],
            look.tone === 'kept' && styles['waits'],
            (look.tone === 'asks' || look.tone === 'wrong') && styles['asks'],
          )}
        >
          <Icon name={look.icon} size={32} />
        </span>
        <h1>{titleOf()}</h1>
        {isWaiting && <p>{isFull ? states.whyFull : t.savedMore(total)}</p>}
        {isRefused && <p>{status.message}</p>}
        {isRefused && <p>{submission.handedOver ? states.mayBeEntered(phone.shown) : t.askMore}</p>}
      </header>
      {status.kind === 'sending' && <Notice tone="sending">{t.sendingMore}</Notice>}
      {!isWaiting && !isRefused && (
        <Notice tone="warning" live>
          {reasonText(status, states, phone.shown)}
        </Notice>
      )}
      <div className={styles['actions']}>
        {status.kind === 'needs-sign-in' && (
          <Button wide onClick={() => openSignIn()}>
            {states.signIn}
          </Button>
        )}
        {status.kind === 'saved' && (
          <Button wide onClick={() => void sendNow(submissionId)}>
            {states.sendNow}
          </Button>
        )}
        {(status.kind === 'stale' || status.kind === 'outcome-unknown') && (
          <Button wide onClick={() => void keepSubmission(submissionId)}>
            {states.sendAgain}
          </Button>
        )}
        {canHandOver && (
          <Button wide variant="secondary" onClick={() => setHandingOver(true)}>
            {states.handOver}
          </Button>
        )}
        {isEditable(submission, at) && (
          <Button
            wide
            variant={isRefused ? 'primary' : 'secondary'}
            onClick={() => void seeNewTotal()}
          >
            {isRefused ? t.askAgain : states.edit}
          </Button>
        )}
        {home}
      </div>
      {submission.handedOver && (
        <p>{states.handedOver(momentOf(submission.handedOver.at, language))}</p>
      )}
      {isHandingOver && (
        <HandOverDialog submission={submission} onClose={() => setHandingOver(false)} />
      )}
      {stored && (
        <section
          className={classes(surface['raised'], styles['receipt'])}
          aria-labelledby="kept-order"
        >
          <h2 id="kept-order">{t.successTitle}</h2>
          <OrderReceipt details={storedDetails(stored, '', language)} isLeftKnown={isWaiting} />
        </section>
      )}
      <p className={styles['small']}>{shared.savedUrgent(phone.shown)}</p>
      <CustomerService />
    </>
  );

  function titleOf(): string {
    if (isRefused) return t.askTitle;
    return isWaiting || !status ? t.savedTitle : statusText(status, states, 'order');
  }
}

/** Shown after the customer's session has ended: the order is stored, and they must sign in. */
function OwnersOrder({ needsOwner, home }: { needsOwner: boolean; home: ReactNode }) {
  const t = useText(ordersText);
  const states = useText(outboxText);
  return (
    <>
      <header className={styles['heading']}>
        <span className={classes(styles['mark'], styles['asks'])}>
          <Icon name="smartphone" size={32} />
        </span>
        <h1>{t.savedTitle}</h1>
      </header>
      <Notice tone="warning" live>
        {needsOwner ? t.signInToSend : t.signInToSee}
      </Notice>
      <div className={styles['actions']}>
        <Button wide onClick={() => openSignIn()}>
          {states.signIn}
        </Button>
        {home}
      </div>
      <CustomerService />
    </>
  );
}
