import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { statusOf, type DeliveryStatus } from '#domain/delivery-status.ts';
import { guest } from '#domain/session.ts';
import type { Submission } from '#domain/submission.ts';
import { countAsking, showBadge } from '#state/badge.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import type { ListedKind } from '#parts/profile/renew-lists.ts';
import { submissionText } from '#parts/submissions/submission-words.ts';
import { useSubmissions, type SubmissionsView } from '#parts/submissions/use-submissions.ts';
import { useIsPhoneFull } from '#state/full-phone.ts';
import { useText } from '#state/language.ts';
import { currentOwner, useSession } from '#state/session.ts';
import { outboxText } from '#text/outbox.ts';
import { Icon } from '#ui/Icon.tsx';
import { announce } from '#ui/announce.ts';
import { classes } from '#ui/classes.ts';
import styles from './OutboxStrip.module.css';
import { isOutstanding, stripOf, type StripWords } from './strip-words.ts';

const SubmissionsDialog = lazyPart(() =>
  import('./SubmissionsDialog.tsx').then((loaded) => loaded.SubmissionsDialog),
);

/**
 * A slim line on every screen while a submission waits, is being sent, or has just arrived. A tap
 * opens the list.
 */
export function OutboxStrip() {
  const t = useText(outboxText);
  const view = useSubmissions();
  useBadge(view);
  useSentLists(view.submissions);
  const [isOpen, setOpen] = useState(false);
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const statuses = view.submissions.map((submission) => ({
    submission,
    status: statusOf(submission, view.at),
  }));
  useChanges(view.isRead ? statuses : null, (changed) => {
    for (const { submission, status } of changed) announce(submissionText(submission, status, t));
    const sent = changed.filter(({ status }) => status.kind === 'sent');
    if (sent.length > 0)
      setArrived((known) => [...known, ...sent.map(({ submission }) => submission.id)]);
  });
  const shown = statuses.filter(
    (stood) => isOutstanding(stood) || arrived.includes(stood.submission.id),
  );
  const strip = stripOf(
    shown,
    { removed: view.removedByBrowser, owned: view.waitForOwner.length, isFull: useIsPhoneFull() },
    t,
  );

  function close(): void {
    setOpen(false);
    setArrived([]);
  }

  if (!strip && !isOpen) return null;
  return (
    <>
      {strip && <StripButton strip={strip} open={t.open} onOpen={() => setOpen(true)} />}
      {isOpen && <SubmissionsDialog onClose={close} />}
    </>
  );
}

function StripButton({
  strip,
  open,
  onOpen,
}: {
  strip: StripWords;
  open: string;
  onOpen: () => void;
}) {
  return (
    <button
      type="button"
      className={classes(styles['strip'], styles[strip.tone])}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name={strip.icon} size={16} />
      <span className={styles['words']}>{strip.words}</span>
      <span className={styles['open']}>{open}</span>
    </button>
  );
}

interface Stood {
  submission: Submission;
  status: DeliveryStatus;
}

/**
 * Calls `onChange` with the submissions whose status has changed since the last render. The first
 * render only records them.
 */
function useChanges(now: readonly Stood[] | null, onChange: (changed: Stood[]) => void): void {
  const before = useRef<ReadonlyMap<string, string> | null>(null);
  // Screen readers also need changes that the worker or another tab has made, so this runs after
  // every render.
  useEffect(() => {
    if (!now) return;
    const known = before.current;
    before.current = new Map(now.map(({ submission, status }) => [submission.id, key(status)]));
    if (!known) return;
    const changed = now.filter(
      ({ submission, status }) => known.get(submission.id) !== key(status),
    );
    if (changed.length > 0) onChange(changed);
  });
}

function key(status: DeliveryStatus): string {
  return JSON.stringify(status);
}

/**
 * Updates the number on the app's icon (notifications-43). The unread part comes from the
 * notification bell, which fetches it.
 */
function useBadge({ submissions, isRead, at }: SubmissionsView): void {
  const owner = currentOwner(useSession());
  const asking = countAsking(submissions, owner, at);

  // The icon is shared with the worker, which may have changed the number while the page was
  // hidden.
  useEffect(() => {
    if (!isRead) return undefined;
    const news = owner === guest ? { asking, unseen: 0 } : { asking };
    const show = (): void => {
      if (document.visibilityState === 'visible') void showBadge(owner, news);
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [isRead, owner, asking]);
}

/**
 * Refetches the customer's own lists after this phone has sent something, from whichever context
 * and page (offline-189).
 */
function useSentLists(submissions: readonly Submission[]): void {
  useListsOf('order', submissions);
  useListsOf('request-order', submissions);
}

function useListsOf(kind: ListedKind, submissions: readonly Submission[]): void {
  const queryClient = useQueryClient();
  const customerId = useSession()?.id ?? '';
  const sent = submissions.filter((one) => one.kind === kind && one.owner === customerId);
  const sentAt = Math.max(0, ...sent.map((one) => Date.parse(one.sentAt ?? '') || 0));
  // The page, the worker or another tab may have sent it. A failed refetch is made up for at the
  // next start.
  useEffect(() => {
    if (!customerId || sentAt === 0) return;
    import('#parts/profile/renew-lists.ts')
      .then(({ renewLists }) => renewLists(queryClient, customerId, kind, sentAt))
      .catch(() => {});
  }, [queryClient, customerId, kind, sentAt]);
}
