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

/**
 * Signs out and navigates home. If submissions wait, it first asks the customer what happens to
 * them.
 */
export function useLeaving(customerId: string) {
  const t = useText(userMenuText);
  const navigate = useNavigate();
  const [wish, setWish] = useState<Wish>(noWish);

  async function leave(isEverywhere: boolean, submissions?: SubmissionsChoice): Promise<void> {
    // Navigate home first, because the customer's own screens would open the login form.
    await navigate({ to: '/' });
    await signOut({ isEverywhere, ...(submissions && { submissions }) });
    announce(t.signedOut);
  }

  async function startSignOut(isEverywhere: boolean): Promise<void> {
    // If the outbox cannot be read, there is nothing to ask about.
    const unsent = await countUnsent(customerId).catch(() => null);
    if (unsent) setWish({ unsent, isEverywhere });
    else await leave(isEverywhere);
  }

  return {
    /** The waiting submissions while the dialog is open, else null. */
    unsent: wish.unsent,
    start: (isEverywhere: boolean) => void startSignOut(isEverywhere),
    stay: () => setWish(noWish),
    choose: (submissions: SubmissionsChoice) => {
      setWish(noWish);
      void leave(wish.isEverywhere, submissions);
    },
  };
}
