import { useState } from 'react';
import { noteHandedOver } from '#outbox/hand-over.ts';
import { smsCount } from '#domain/hand-over/code.ts';
import type { Submission } from '#domain/submission.ts';
import { guest } from '#domain/session.ts';
import { useShop } from '#state/shop.ts';
import { useText } from '#state/language.ts';
import { useSession } from '#state/session.ts';
import { handOverText } from '#text/hand-over.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/Icon.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './HandOver.module.css';
import { WhatStays } from './WhatStays.tsx';

export interface HandOverWayProps {
  submission: Submission;
  /** The text that is handed over. */
  text: string;
}

/** Hands the text over by SMS or chat, to the pharmacy's number (offline-170). */
export function HandOverAsText({ submission, text }: HandOverWayProps) {
  const t = useText(handOverText);
  const session = useSession();
  const [outcome, setOutcome] = useState('');
  const { phone, chat } = useShop();
  const isCustomers = submission.owner !== guest;
  // A failure to store this note is ignored, because the text has already been shared.
  const note = () => void noteHandedOver(submission.id, 'text').catch(() => undefined);

  async function copy(): Promise<void> {
    note();
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(t.copied);
    } catch {
      setOutcome(t.notCopied);
    }
  }

  return (
    <div className={styles['way']}>
      <TextArea
        readOnly
        rows={4}
        label={t.theText}
        hint={t.textHint}
        value={text}
        onChange={nothing}
        onCopy={note}
      />
      <p>{t.messages(smsCount(text))}</p>
      <WhatStays submission={submission} />
      {isCustomers && session && <p>{t.ownNumber(session.phone)}</p>}
      <div className={styles['buttons']}>
        <a
          className={buttonLook('primary', { wide: true })}
          href={smsTo(phone.href, text)}
          onClick={note}
        >
          <Icon name="mail" />
          {t.sms}
        </a>
        <a
          className={buttonLook('secondary', { wide: true })}
          href={chatWith(chat.whatsapp, text)}
          target="_blank"
          rel="noreferrer"
          onClick={note}
        >
          <Icon name="chat" />
          {t.whatsapp}
        </a>
        <Button wide variant="secondary" onClick={() => void copy()}>
          <Icon name="copy" />
          {t.copy}
        </Button>
      </div>
      <p role="status">{outcome}</p>
    </div>
  );
}

/**
 * An SMS link with the text, to the shop's phone number. iOS reads the body after `&`, other
 * systems after `?`.
 */
function smsTo(phoneHref: string, text: string): string {
  return `sms:${phoneHref.replace(/^tel:/, '')}?&body=${encodeURIComponent(text)}`;
}

function chatWith(address: string, text: string): string {
  return `${address}?text=${encodeURIComponent(text)}`;
}

function nothing(): void {
  // The text is visible, so it can be copied by hand.
}
