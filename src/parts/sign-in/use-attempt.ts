import { useState } from 'react';
import { hasNoResponse, reasonOf } from '#api/failure.ts';
import { useLanguage, useText } from '#state/language.ts';
import { networkNow } from '#state/network.ts';
import { sentenceOf } from '#text/errors.ts';
import { signInText } from '#text/sign-in.ts';
import { announce } from '#ui/announce.ts';

export interface Attempt {
  isBusy: boolean;
  /** The error sentence, or ''. */
  error: string;
  /**
   * Runs `work`, one call at a time. After a refusal it shows the server's Msg, else `fallback`
   * (sign-in-33, sign-in-34). Resolves with true on success.
   */
  run: (work: () => Promise<void>, fallback: string) => Promise<boolean>;
  /** Shows an error of the form itself. */
  complain: (sentence: string) => void;
  forgive: () => void;
}

/** One request of the sign-in dialog, with its busy state and its error. */
export function useAttempt(onRefused?: (code: string, message: string) => void): Attempt {
  const t = useText(signInText);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  function complain(sentence: string): void {
    setError(sentence);
    announce(sentence, 'assertive');
  }

  function sentenceFor(failure: unknown, fallback: string): string {
    const reason = reasonOf(failure);
    if (reason.kind === 'refused') return reason.message.trim() || fallback;
    if (hasNoResponse(reason)) return t.unreachable;
    return sentenceOf(reason, language);
  }

  return {
    isBusy,
    error,
    complain,
    forgive: () => setError(''),
    async run(work, fallback) {
      if (isBusy) return false;
      setBusy(true);
      setError('');
      try {
        await work();
        return true;
      } catch (failure) {
        const reason = reasonOf(failure);
        // The form shows the offline message already, so it is only announced again.
        if (hasNoResponse(reason) && networkNow() === 'offline') announce(t.offline, 'assertive');
        else complain(sentenceFor(failure, fallback));
        if (reason.kind === 'refused') onRefused?.(reason.code, reason.message);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
