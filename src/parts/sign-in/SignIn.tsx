import { closeSignIn, useSignIn } from '#state/sign-in.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';

const SignInDialog = lazyPart(() =>
  import('./SignInDialog.tsx').then((loaded) => loaded.SignInDialog),
);

/** The sign-in dialog for every caller. The shell renders it once. */
export function SignIn() {
  const wish = useSignIn();
  if (!wish) return null;
  return <SignInDialog wish={wish} onClose={closeSignIn} />;
}
