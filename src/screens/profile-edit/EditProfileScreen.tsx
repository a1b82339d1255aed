import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { profileQuery, saveProfile } from '#api/account.ts';
import { reasonOf } from '#api/failure.ts';
import { readProfileEdits } from '#contract/written.ts';
import { isEmailOrNone, profileLimits, type Profile } from '#domain/profile.ts';
import { useUnsavedWords } from '#parts/draft/use-unsaved-words.ts';
import { PrivateData } from '#parts/profile/PrivateData.tsx';
import { useCustomer } from '#parts/profile/customer-context.ts';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useText } from '#state/language.ts';
import { sessionStore } from '#state/session.ts';
import { useUnfinished } from '#state/update.ts';
import { sentenceOf } from '#text/errors.ts';
import { digits } from '#text/numbers.ts';
import { profileLinksText, profileText } from '#text/profile.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFirstFault } from '#ui/use-first-fault.ts';
import { OwnData } from './OwnData.tsx';
import { ProfilePhoto } from './ProfilePhoto.tsx';
import { SignedInOn } from './SignedInOn.tsx';
import styles from './EditProfileScreen.module.css';

/** Name, e-mail and photo. The phone number is disabled (customer-area-107, customer-area-108). */
export function EditProfileScreen() {
  const t = useText(profileText);
  const links = useText(profileLinksText);
  const profile = usePrivateQuery(profileQuery);
  usePageTitle(t.title);
  return (
    <>
      <h1>{t.title}</h1>
      <PrivateData of={profile} waiting={links.opening} failed={links.failed}>
        {(known) => (
          <>
            <ProfilePhoto image={known.image} onSaved={profile.refetch} />
            <ProfileForm known={known} onSaved={profile.refetch} />
          </>
        )}
      </PrivateData>
      <Link
        to="/profile/edit/address"
        className={classes(buttonLook('secondary'), styles['addresses'])}
      >
        {t.addressesLink}
      </Link>
      <SignedInOn />
      <OwnData />
    </>
  );
}

type ProfileEdits = Partial<Pick<Profile, 'name' | 'email'>>;

function isUnchanged({ name, email }: ProfileEdits, known: Profile): boolean {
  return (name ?? known.name) === known.name && (email ?? known.email) === known.email;
}

function ProfileForm({ known, onSaved }: { known: Profile; onSaved: () => void }) {
  const t = useText(profileText);
  const language = useLanguage();
  const { id } = useCustomer();
  const form = {
    kind: 'profile',
    read: readProfileEdits,
    isBlank: (words: ProfileEdits) => isUnchanged(words, known),
  } as const;
  const { words: written, wasFound, write, forget } = useUnsavedWords(form, id, {});
  const [tries, setTries] = useState(0);
  const formElement = useRef<HTMLFormElement>(null);
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<{ isSaved: boolean; words: string } | null>(null);
  const { name = known.name, email = known.email } = written;
  const isNameless = name.trim() === '';
  const isEmailWrong = !isEmailOrNone(email);
  useFirstFault(() => formElement.current, tries);
  useUnfinished(!isUnchanged(written, known));

  function change(what: ProfileEdits): void {
    write({ ...written, ...what });
    setOutcome(null);
  }

  async function save(): Promise<void> {
    setTries((count) => count + 1);
    if (isNameless || isEmailWrong || isSaving) return;
    setSaving(true);
    try {
      await saveProfile(id, { name: name.trim(), email: email.trim() });
      const session = sessionStore.get();
      if (session?.id === id)
        sessionStore.set({ ...session, name: name.trim(), email: email.trim() });
      forget();
      setOutcome({ isSaved: true, words: t.saved });
      onSaved();
    } catch (failure) {
      const reason = reasonOf(failure);
      const words = reason.kind === 'unreachable' ? t.offlineSave : sentenceOf(reason, language);
      setOutcome({ isSaved: false, words });
    }
    setSaving(false);
  }

  return (
    <form
      ref={formElement}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {wasFound && (
        <Notice
          tone="info"
          action={
            <Button variant="quiet" onClick={() => write({})}>
              {t.drop}
            </Button>
          }
        >
          {t.found}
        </Notice>
      )}
      <TextField
        label={t.name}
        value={name}
        onChange={(next) => change({ name: next })}
        error={tries > 0 && isNameless ? t.nameRequired : null}
        autoComplete="name"
        maxLength={profileLimits.name}
        required
      />
      <TextField
        label={`${t.email} (${t.optional})`}
        value={email}
        onChange={(next) => change({ email: next })}
        error={tries > 0 && isEmailWrong ? t.emailInvalid : null}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        maxLength={profileLimits.email}
      />
      <TextField
        label={t.phone}
        hint={t.phoneHint}
        value={digits(known.phone, language)}
        onChange={() => undefined}
        disabled
      />
      {outcome && (
        <Notice tone={outcome.isSaved ? 'success' : 'error'} live>
          {outcome.words}
        </Notice>
      )}
      <Button type="submit" wide busy={isSaving}>
        {t.save}
      </Button>
    </form>
  );
}
