import { lazy } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import { useSignIn } from '#state/sign-in.ts';

const SignInDialog = lazy(() =>
  import('./SignInDialog.tsx').then((loaded) => ({ default: loaded.SignInDialog })),
);

/** The sign-in, whoever asked for it. The shell renders it once. */
export function SignIn() {
  const wish = useSignIn();
  if (!wish) return null;
  return (
    <LazyBoundary>
      <SignInDialog wish={wish} />
    </LazyBoundary>
  );
}
