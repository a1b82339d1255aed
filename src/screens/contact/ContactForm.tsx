import { useRef, useState } from 'react';
import { readContact, type WrittenContact } from '#contract/written.ts';
import {
  contactLimits,
  missingInContact,
  tidyContact,
  type ContactField,
} from '#domain/contact.ts';
import type { DraftForm } from '#parts/draft/draft-view.ts';
import { useDraft } from '#parts/draft/use-draft.ts';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { sessionStore } from '#state/session.ts';
import { contactText } from '#text/contact.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { ContactOutcome } from './ContactOutcome.tsx';
import { useFirstFault } from '#ui/use-first-fault.ts';
import styles from './ContactScreen.module.css';

/**
 * Name, Phone, Email and Message (catalogue-108, catalogue-109). Send shows the missing fields, or
 * puts the message into the outbox.
 */
export function ContactForm() {
  const t = useText(contactText);
  const network = useNetwork();
  const { view, keeper } = useDraft(contactForm, emptyContact);
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [sentId, setSentId] = useState<string | null>(null);
  const [isNotKept, setNotKept] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { words } = view;
  const missing = tries > 0 ? missingInContact(words) : [];
  useFirstFault(() => form.current, tries);

  async function send(): Promise<void> {
    setTries((count) => count + 1);
    setNotKept(false);
    if (missingInContact(words).length > 0 || isBusy) return;
    setBusy(true);
    keeper.change(tidyContact(words));
    const written = await keeper.send();
    setBusy(false);
    setNotKept(!written.saved);
    if (!written.saved) return;
    setTries(0);
    setSentId(written.submission.id);
  }

  const errorOf = (field: keyof typeof required) =>
    missing.includes(field) ? t[required[field]] : null;
  const write = (field: ContactField) => (text: string) => keeper.change({ [field]: text });
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {network === 'offline' && <Notice tone="offline">{t.offline}</Notice>}
      {view.foundFrom !== '' && <Notice tone="info">{t.draftFound}</Notice>}
      <fieldset className={styles['fields']} disabled={!view.isReady} aria-label={t.formTitle}>
        <TextField
          label={t.name}
          error={errorOf('name')}
          value={words.name}
          onChange={write('name')}
          autoComplete="name"
          maxLength={contactLimits.name}
          required
        />
        <TextField
          label={t.phone}
          error={errorOf('phone')}
          type="tel"
          inputMode="tel"
          value={words.phone}
          onChange={write('phone')}
          autoComplete="tel"
          maxLength={contactLimits.phone}
          required
        />
        <TextField
          label={t.email}
          hint={t.optional}
          // Not type="email", because the address is not validated (catalogue-110). `inputMode`
          // still gives a keyboard with @.
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={words.email}
          onChange={write('email')}
          autoComplete="email"
          maxLength={contactLimits.email}
        />
        <TextArea
          label={t.message}
          error={errorOf('message')}
          value={words.message}
          onChange={write('message')}
          maxLength={contactLimits.message}
          rows={5}
          required
        />
        <div role="alert">{isNotKept && <Notice tone="error">{t.notSaved}</Notice>}</div>
        <Button type="submit" wide busy={isBusy}>
          {!isBusy && <Icon name="send" />}
          {t.send}
        </Button>
      </fieldset>
      {sentId && <ContactOutcome id={sentId} onClose={() => setSentId(null)} />}
    </form>
  );
}

const required = {
  name: 'nameRequired',
  phone: 'phoneRequired',
  message: 'messageRequired',
} as const;

const emptyContact: WrittenContact = { name: '', phone: '', email: '', message: '', writtenAt: '' };

/** An empty form is prefilled with the signed-in customer's name and numbers. */
const contactForm: DraftForm<WrittenContact> = {
  kind: 'contact',
  read: readContact,
  blank: () => {
    const { name = '', phone = '', email = '' } = { ...sessionStore.get() };
    return { ...emptyContact, name, phone, email };
  },
  isBlank: ({ name, phone, email, message }) => {
    const own = sessionStore.get();
    const isOwn = (text: string, known = '') => text.trim() === '' || text === known;
    return (
      message.trim() === '' &&
      isOwn(name, own?.name) &&
      isOwn(phone, own?.phone) &&
      isOwn(email, own?.email)
    );
  },
};
