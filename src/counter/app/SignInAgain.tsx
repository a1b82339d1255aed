import { useState } from 'react';
import { openSession } from '#counter/api/session.ts';
import { SignInForm } from '#counter/screens/sign-in/SignInForm.tsx';
import type { StaffMember } from '#domain/staff.ts';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { leave } from './leave.ts';

/**
 * The sign-in dialog over a screen whose session has ended. After the same member has signed in,
 * the pending calls are repeated.
 */
export function SignInAgain({ member }: { member: StaffMember }) {
  const t = useText(counterSignInText);
  const frame = useText(frameText);
  const [isOther, setOther] = useState(false);
  return (
    <Dialog
      title={t.again}
      closeLabel={frame.close}
      isLocked
      onClose={() => undefined}
      actions={
        <Button variant="quiet" onClick={() => void leave()}>
          {t.somebodyElse}
        </Button>
      }
    >
      <p>{t.againWhy}</p>
      {isOther && (
        <Notice tone="error" live>
          {t.otherPerson(member.name)}
        </Notice>
      )}
      <SignInForm
        name={member.name}
        onSignedIn={(back) => {
          // The typed values belong to the previous member, and the pending calls would be sent in
          // that member's name.
          if (back.id === member.id) openSession(back);
          else setOther(true);
        }}
      />
    </Dialog>
  );
}
