import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  countUnsent,
  signOut,
  type SubmissionsChoice,
  type Unsent,
} from '#parts/sign-in/sign-out.ts';
import { useText } from '#state/language.ts';
import { userMenuText } from '#text/user-menu.ts';
import { announce } from '#ui/announce.ts';

interface Wish {
  unsent: Unsent | null;
  isEverywhere: boolean;
}

const noWish: Wish = { unsent: null, isEverywhere: false };

/** Logging out: goes home, and asks first what becomes of submissions that wait. */
export function useLeaving(customerId: string) {
  const t = useText(userMenuText);
  const navigate = useNavigate();
  const [wish, setWish] = useState<Wish>(noWish);

  async function leave(isEverywhere: boolean, submissions?: SubmissionsChoice): Promise<void> {
    // Home first: the customer's own screens would ask for a sign-in.
    await navigate({ to: '/' });
    await signOut({ isEverywhere, ...(submissions && { submissions }) });
    announce(t.signedOut);
  }

  async function ask(isEverywhere: boolean): Promise<void> {
    // Submissions that cannot be read cannot be asked about either.
    const unsent = await countUnsent(customerId).catch(() => null);
    if (unsent) setWish({ unsent, isEverywhere });
    else await leave(isEverywhere);
  }

  return {
    /** Submissions that wait while the question is open; null while it is not. */
    unsent: wish.unsent,
    ask: (isEverywhere: boolean) => void ask(isEverywhere),
    stay: () => setWish(noWish),
    choose: (submissions: SubmissionsChoice) => {
      setWish(noWish);
      void leave(wish.isEverywhere, submissions);
    },
  };
}
