import { lazy } from 'react';
import { Later } from '#parts/later/Later.tsx';
import { useSignIn } from '#state/sign-in.ts';

const SignInDialog = lazy(async () => ({
  default: (await import('./SignInDialog.tsx')).SignInDialog,
}));

/** The sign-in, whoever asked for it. The shell renders it once. */
export function SignIn() {
  const wish = useSignIn();
  if (!wish) return null;
  return (
    <Later>
      <SignInDialog wish={wish} />
    </Later>
  );
}
