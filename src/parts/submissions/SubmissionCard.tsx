import { useState } from 'react';
import type { Submission } from '#domain/submission.ts';
import { statusOf } from '#domain/delivery-status.ts';
import { waitsForOpening } from '#domain/opening.ts';
import { guest } from '#domain/session.ts';
import { useShop } from '#state/shop.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useIsPhoneFull } from '#state/full-phone.ts';
import { useMinute } from '#state/use-now.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { from, momentOf } from '#text/dates.ts';
import { outboxText } from '#text/outbox.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import surface from '#ui/surface.module.css';
import { actionsFor } from './submission-actions.ts';
import { contentLines } from './submission-content.ts';
import { photosText, reasonText, statusLooks, statusText } from './submission-words.ts';
import { SubmissionActions } from './SubmissionActions.tsx';
import styles from './SubmissionCard.module.css';

const GuestQuote = lazyPart(
  async () => (await import('#parts/request-card/GuestQuote.tsx')).GuestQuote,
  { Failed: null },
);

export interface SubmissionCardProps {
  submission: Submission;
  /** The time at which its lease is evaluated. */
  at: string;
  /** Called after "Edit". The submission is then a draft, and its form should open. */
  onEdit: () => void;
}

/** The number of a request's lines that are shown before "and so on". */
const linesShown = 4;

/** One submission: its content, status, reason and actions. */
export function SubmissionCard({ submission, at, onEdit }: SubmissionCardProps) {
  const t = useText(outboxText);
  const language = useLanguage();
  const minute = useMinute();
  const [complaint, setComplaint] = useState('');
  const status = statusOf(submission, at);
  const words = statusText(status, t, submission.kind);
  const look = statusLooks[status.kind];
  const actions = actionsFor(submission, status, at);
  const { phone: contact, opening } = useShop();
  const phone = contact.shown;
  const isFull = useIsPhoneFull();
  const reason =
    submission.handedOver && status.kind === 'refused'
      ? t.mayBeEntered(phone)
      : reasonText(status, t, phone, {
          canEdit: actions.includes('edit'),
          isFull,
          isClosed: waitsForOpening(submission.kind, opening),
        });
  const lines = contentLines(submission, language, useProductWords());
  const kind = t[submission.kind];
  const written = submission.sentAt ?? submission.createdAt;
  const photos = photosText(submission, t);
  return (
    <article className={classes(surface['raised'], styles['card'])}>
      <header className={styles['header']}>
        <h3 className={styles['title']}>
          {minute === null ? kind : t.written(kind, from(Date.parse(written), minute, language))}
        </h3>
        {status.kind === 'sending' ? (
          <div className={styles['moving']}>
            <ProgressBar label={words} />
          </div>
        ) : (
          <p className={classes(styles['status'], styles[look.tone])}>
            <Icon name={look.icon} size={16} />
            <span>{words}</span>
          </p>
        )}
      </header>
      {lines.length > 0 && (
        <ul className={styles['lines']}>
          {lines.slice(0, linesShown).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > linesShown && <li>{t.more(lines.length - linesShown)}</li>}
        </ul>
      )}
      {photos && <p className={styles['soft']}>{photos}</p>}
      {reason && <p className={styles['reason']}>{reason}</p>}
      {submission.handedOver && status.kind !== 'sent' && (
        <p className={styles['reason']}>
          {t.handedOver(momentOf(submission.handedOver.at, language))}
        </p>
      )}
      {status.kind === 'refused' && status.code && (
        <p className={styles['small']}>{t.code(status.code)}</p>
      )}
      {submission.kind === 'request-order' &&
        submission.owner === guest &&
        status.kind === 'sent' && <GuestQuote submissionId={submission.id} />}
      <SubmissionActions
        submission={submission}
        actions={actions}
        isSending={status.kind === 'sending'}
        onEdit={onEdit}
        onComplaint={setComplaint}
      />
      <p role="status" className={styles['soft']} hidden={!complaint}>
        {complaint}
      </p>
    </article>
  );
}
