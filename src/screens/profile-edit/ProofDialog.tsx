import { useState } from 'react';
import { confirmByCode, confirmByPassword } from '#api/account.ts';
import { sendCode } from '#api/sign-in.ts';
import { codeNeeded, newCodeNeeded } from '#contract/sign-in.ts';
import { codeLength, typedCode } from '#domain/one-time-code.ts';
import { PasswordField } from '#parts/sign-in/PasswordField.tsx';
import { SignInForm } from '#parts/sign-in/SignInForm.tsx';
import { useAttempt } from '#parts/sign-in/use-attempt.ts';
import { useLanguage, useText } from '#state/language.ts';
import { ownDataText, proofText } from '#text/account.ts';
import { digits } from '#text/numbers.ts';
import { signInText } from '#text/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface ProofDialogProps {
  /** The account's own phone number. */
  phone: string;
  onClose: () => void;
  onProved: () => void;
}

/** Lets the customer confirm their identity, by a code or by the password (sign-in-90). */
export function ProofDialog({ phone, onClose, onProved }: ProofDialogProps) {
  const t = useText(proofText);
  const words = useText(signInText);
  const { close } = useText(ownDataText);
  const language = useLanguage();
  const [way, setWay] = useState<'code' | 'password'>('code');
  const [codeId, setCodeId] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [hasTried, setTried] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const attempt = useAttempt((refusal) => {
    setRefused(true);
    if (refusal === codeNeeded) setWay('code');
    if (refusal === newCodeNeeded) setCodeId('');
  });
  const isByCode = way === 'code';
  const needsCode = isByCode && codeId === '';

  function send(): void {
    void attempt.run(async () => {
      setCodeId(await sendCode('sign-in', phone));
      setCode('');
      setTried(false);
      setRefused(false);
    }, t.failed);
  }

  function submit(): void {
    if (needsCode) {
      send();
      return;
    }
    setTried(true);
    void attempt.run(async () => {
      const read = typedCode(code);
      if (isByCode ? read === '' : password === '') return;
      await (isByCode ? confirmByCode(codeId, read) : confirmByPassword(password));
      onProved();
    }, t.failed);
  }

  function turnTo(next: 'code' | 'password'): void {
    setWay(next);
    setTried(false);
    setRefused(false);
    attempt.forgive();
  }

  return (
    <Dialog title={t.title} closeLabel={close} onClose={onClose} isLocked={attempt.isBusy}>
      <SignInForm error={attempt.error} onSubmit={submit}>
        <p>{t.why}</p>
        {isByCode && !needsCode && (
          <TextField
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            maxLength={codeLength * 3}
            onChange={setCode}
            error={hasTried && typedCode(code) === '' ? words.codeRequired : ''}
          />
        )}
        {!isByCode && (
          <PasswordField
            label={words.password}
            kind="current-password"
            value={password}
            onChange={setPassword}
            error={hasTried && password === '' ? words.passwordEmpty : ''}
          />
        )}
        <Button type="submit" wide busy={attempt.isBusy}>
          {needsCode ? t.send(digits(phone, language)) : t.confirm}
        </Button>
        {/* The code may have been used already or replaced by a newer one. A correct code would
            then be refused. */}
        {isByCode && !needsCode && isRefused && (
          <Button variant="quiet" onClick={send}>
            {words.newCode}
          </Button>
        )}
        <Button variant="quiet" onClick={() => turnTo(isByCode ? 'password' : 'code')}>
          {isByCode ? words.usePassword : words.useCode}
        </Button>
      </SignInForm>
    </Dialog>
  );
}
