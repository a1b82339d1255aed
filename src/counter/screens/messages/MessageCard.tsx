import { useState } from 'react';
import { draftOf } from '#counter/parts/drafts/stored-drafts.ts';
import feedback from '#counter/parts/feedback.module.css';
import { ReplyForm } from '#counter/parts/form/ReplyForm.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { say } from '#counter/parts/toast.ts';
import { useChange } from '#counter/api/use-change.ts';
import * as contract from '#contract/counter/feedback.ts';
import type { Message, WayToReply } from '#contract/counter/feedback.ts';
import { phoneHref } from '#domain/phone.ts';
import { useLanguage, useText } from '#state/language.ts';
import { complaintsText, complaintTypeText } from '#text/complaints.ts';
import { feedbackText } from '#text/counter/feedback.ts';
import { momentOf } from '#text/dates.ts';
import { digits } from '#text/numbers.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import surface from '#ui/surface.module.css';
import styles from './Messages.module.css';

const tones = { open: 'waits', answered: 'done', closed: 'quiet' } as const;

export interface MessageCardProps {
  message: Message;
  /**
   * The list has just changed, so presses are ignored: they were meant for the message that was in
   * this place before.
   */
  isHeld: boolean;
  /** Moves the focus when the message leaves the list, because the focused control unmounts. */
  onGone: () => void;
}

/** One message: its author, their contact details, its text, and what was done about it. */
export function MessageCard({ message, isHeld, onGone }: MessageCardProps) {
  const t = useText(feedbackText);
  const complaints = useText(complaintsText);
  const language = useLanguage();
  const { kind, type, state, name, text, remarks, createdAt } = message;
  const kindName = kind === 'contact' ? t.message : t.complaint;
  return (
    <article className={surface['card']} aria-label={`${kindName}: ${name || t.customer}`}>
      <div className={feedback['line']}>
        <strong className={feedback['who']}>{name || t.customer}</strong>
        <Badge tone={kind === 'complaint' ? 'offer' : 'line'}>
          {type ? `${kindName}: ${complaintTypeText(type, complaints)}` : kindName}
        </Badge>
        <StatusPill tone={tones[state]}>{t[state]}</StatusPill>
        <time dateTime={createdAt} className={feedback['small']}>
          {momentOf(createdAt, language)}
        </time>
      </div>
      <p className={feedback['words']}>{text}</p>
      {remarks && <p className={classes(feedback['words'], feedback['small'])}>{remarks}</p>}
      <Reach message={message} />
      <Done message={message} />
      <Actions message={message} isHeld={isHeld} onGone={onGone} />
    </article>
  );
}

function Reach({ message: { phone, email, hasAccount } }: Pick<MessageCardProps, 'message'>) {
  const t = useText(feedbackText);
  const language = useLanguage();
  return (
    <p className={classes(feedback['line'], feedback['small'], styles['reach'])}>
      {phone && (
        <a href={phoneHref(phone)} aria-label={t.call(phone)}>
          <Icon name="phone" size={16} />
          {digits(phone, language)}
        </a>
      )}
      {email && (
        <a href={`mailto:${encodeURI(email)}`} aria-label={t.mail(email)}>
          <Icon name="mail" size={16} />
          {email}
        </a>
      )}
      {!hasAccount && <span>{t.guest}</span>}
    </p>
  );
}

function Done({ message: { answer, closed } }: Pick<MessageCardProps, 'message'>) {
  const t = useText(feedbackText);
  const language = useLanguage();
  const ways = { app: t.app, phone: t.phone, mail: t.byLetter };
  return (
    <>
      {answer && (
        <div className={feedback['reply']}>
          {answer.text && <p className={feedback['words']}>{answer.text}</p>}
          <p className={feedback['small']}>
            {t.repliedBy(answer.by, ways[answer.how], momentOf(answer.at, language))}
          </p>
        </div>
      )}
      {closed && (
        <p className={feedback['small']}>{t.closedBy(closed.by, momentOf(closed.at, language))}</p>
      )}
    </>
  );
}

/** The key of a reply's draft. Each way to reply has its own draft. */
function draftName({ kind, id }: Message, way: WayToReply): string {
  return `answer ${kind} ${id} ${way}`;
}

/**
 * The reply to a message: sent to the customer, or noted after a call or an email (counter-182,
 * counter-183).
 */
function Actions({ message, isHeld, onGone }: MessageCardProps) {
  const t = useText(feedbackText);
  const canReply = !message.answer && message.state === 'open';
  const begun = contract.waysToReply.find((one) => draftOf(draftName(message, one)));
  const [way, setWay] = useState<WayToReply | null>((canReply && begun) || null);
  const [isOpened, setOpened] = useState(false);
  const closing = useChange(contract.closeMessage);
  const { kind, id, email, hasAccount } = message;
  const isClosed = message.state === 'closed';

  if (way) {
    return (
      <ReplyForm
        endpoint={contract.replyToMessage}
        request={(text) => ({ kind, id, how: way, text })}
        draft={draftName(message, way)}
        {...(way === 'app'
          ? { label: t.yourReply, hint: t.yourReplyHint, send: t.send }
          : { label: t.note, hint: t.noteHint, send: t.noteDown })}
        rows={4}
        isOpened={isOpened}
        onSent={() => {
          say(way === 'app' ? t.sent : t.noted);
          onGone();
        }}
        onCancel={() => setWay(null)}
      />
    );
  }

  function open(chosen: WayToReply): void {
    setOpened(true);
    setWay(chosen);
  }

  function putAway(): void {
    if (isHeld) return;
    closing.mutate(
      { kind, id, isClosed: !isClosed },
      {
        onSuccess: () => {
          say(isClosed ? t.hasReopened : t.hasClosed);
          onGone();
        },
      },
    );
  }

  return (
    <>
      <div className={feedback['line']}>
        {canReply && hasAccount && (
          <Button onClick={() => open('app')}>
            <Icon name="send" />
            {t.replyInApp}
          </Button>
        )}
        {canReply && (
          <Button variant="secondary" onClick={() => open('phone')}>
            {t.byPhone}
          </Button>
        )}
        {canReply && email && (
          <Button variant="secondary" onClick={() => open('mail')}>
            {t.byMail}
          </Button>
        )}
        <Button
          variant="quiet"
          busy={closing.isPending}
          aria-disabled={isHeld || undefined}
          onClick={putAway}
        >
          {isClosed ? t.reopen : t.close}
        </Button>
      </div>
      <ProblemNotice problem={closing.error} />
    </>
  );
}
