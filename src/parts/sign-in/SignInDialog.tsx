import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Session } from '#domain/session.ts';
import { resumeAfterSignIn } from '#outbox/change.ts';
import { useText } from '#state/language.ts';
import { sessionStore } from '#state/session.ts';
import { bringBack } from '#state/set-aside.ts';
import { codeStepStore, type CodeStep } from '#state/sign-in-step.ts';
import type { SignInWish } from '#state/sign-in.ts';
import { useStore } from '#state/store.ts';
import { useUnfinished } from '#state/update.ts';
import { signInText } from '#text/sign-in.ts';
import type { Spoken } from '#text/sentences.ts';
import { announce } from '#ui/announce.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AccountForm } from './AccountForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { makeWayFor } from './sign-out.ts';

/**
 * The states of the dialog (sign-in-1). While it waits for a code, the stored step selects between
 * the last two.
 */
type FormState = 'LOGIN' | 'SIGNUP' | 'RESET_PASSWORD' | 'OTP' | 'OTP_RESET_PASSWORD';

/** How long the success message is shown before the dialog closes, in milliseconds (sign-in-21). */
const successTime = 1_000;

export interface SignInDialogProps {
  wish: SignInWish;
  onClose: () => void;
}

/** The dialog with the login, sign-up and reset forms (sign-in-1). */
export function SignInDialog({ wish, onClose }: SignInDialogProps) {
  const t = useText(signInText);
  const step = useStore(codeStepStore);
  const [chosen, setChosen] = useState<'LOGIN' | 'SIGNUP' | 'RESET_PASSWORD'>(wish.form ?? 'LOGIN');
  const [phone, setPhone] = useState(step?.phone ?? wish.phone ?? '');
  // The password exists only in this dialog. It is never stored or logged.
  const [password, setPassword] = useState('');
  const end = useEnding(wish, onClose);
  useUnfinished(true);
  const form = formState(step, chosen);

  function awaitCode(next: Omit<CodeStep, 'returnTo' | 'sentAt'>): void {
    const returnTo = localPath(wish.returnTo);
    codeStepStore.set({ ...next, returnTo, sentAt: Date.now() });
  }

  return (
    <Dialog title={titleOf(form, step, t)} closeLabel={t.close} onClose={end.close}>
      {end.isDone && (
        <Notice tone="success" live>
          <p>{t.done}</p>
        </Notice>
      )}
      {wish.because === 'session-ended' && !end.isDone && (
        <Notice tone="warning">
          <p>{t.sessionEnded}</p>
        </Notice>
      )}
      {!end.isDone && step && (
        <CodeForm
          key={step.purpose}
          step={step}
          password={password}
          onPassword={setPassword}
          onResent={(codeId) => awaitCode({ ...step, codeId })}
          onOtherNumber={() => codeStepStore.clear()}
          onOtherForm={(other) => {
            setPhone(step.phone);
            setChosen(other);
            codeStepStore.clear();
          }}
          onSignedIn={end.succeed}
        />
      )}
      {!end.isDone && form === 'LOGIN' && (
        <LoginForm
          phone={phone}
          onPhone={setPhone}
          onCodeSent={awaitCode}
          onSignedIn={end.succeed}
          onForm={setChosen}
        />
      )}
      {!end.isDone && (form === 'SIGNUP' || form === 'RESET_PASSWORD') && (
        <AccountForm
          key={form}
          purpose={form === 'SIGNUP' ? 'sign-up' : 'reset-password'}
          phone={phone}
          onPhone={setPhone}
          password={password}
          onPassword={setPassword}
          onCodeSent={awaitCode}
          onLogin={() => setChosen('LOGIN')}
        />
      )}
    </Dialog>
  );
}

function formState(step: CodeStep | null, chosen: FormState): FormState {
  if (!step) return chosen;
  return step.purpose === 'reset-password' ? 'OTP_RESET_PASSWORD' : 'OTP';
}

function titleOf(form: FormState, step: CodeStep | null, t: Spoken<typeof signInText>): string {
  if (step) return step.purpose === 'sign-in' ? t.codeTitle : t.verifyTitle;
  if (form === 'SIGNUP') return t.signUpTitle;
  return form === 'RESET_PASSWORD' ? t.resetTitle : t.loginTitle;
}

/** Returns the path if it belongs to this shop, else ''. This prevents open redirects. */
function localPath(path = ''): string {
  return /^\/(?!\/)/.test(path) ? path : '';
}

/**
 * Handles the end of the dialog. After a sign-in it navigates to the pending path once, after a
 * second.
 */
function useEnding(wish: SignInWish, onClose: () => void) {
  const t = useText(signInText);
  const router = useRouter();
  const [isDone, setDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Clear the timer on unmount.
  useEffect(() => () => clearTimeout(timer.current), []);

  function goOn(): void {
    clearTimeout(timer.current);
    onClose();
    const to = localPath(wish.returnTo);
    if (to) void router.navigate({ href: to });
    else void router.invalidate();
  }

  async function succeed(session: Session): Promise<void> {
    // Replace the form first, so that it does not appear briefly while another customer is signed
    // out.
    setDone(true);
    await makeWayFor(session.id);
    sessionStore.set(session);
    // Call this only after the session has changed: by now the form of another customer has stored
    // its draft, under that customer's id alone (offline-197).
    bringBack(session.id);
    codeStepStore.clear();
    // Without access to the storage the submissions stay as they are, and request a sign-in again.
    void resumeAfterSignIn(session.id).catch(() => undefined);
    announce(t.done);
    timer.current = setTimeout(goOn, successTime);
  }

  return {
    isDone,
    succeed: (session: Session) => void succeed(session),
    close: () => {
      if (isDone) return goOn();
      // The customer closed the dialog on purpose, so the next sign-in starts from the beginning.
      codeStepStore.clear();
      onClose();
    },
  };
}
