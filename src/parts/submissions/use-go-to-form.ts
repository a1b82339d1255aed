import { useRouter } from '@tanstack/react-router';
import type { Submission } from '#domain/submission.ts';
import { kindOf } from '#outbox/kinds.ts';
import { useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { announce } from '#ui/announce.ts';

/**
 * Navigates to the form in which a submission can be edited, or to the page of one that was sent.
 */
export function useGoToForm(): (submission: Submission) => void {
  const t = useText(outboxText);
  const router = useRouter();
  return (submission) => {
    const href = addressOf(submission);
    const { location } = router.state;
    const isHere = pathOf(href) === pathOf(location.href);
    // Navigating to the current address would make the router restore the scroll position.
    if (!isHere || href !== location.href) void router.navigate({ href });
    if (!isHere) return;
    // After the paint a dialog around the list has closed and returned the focus.
    afterPaint(() => {
      document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
      if (!href.includes('#')) scrollToTop();
      if (submission.state !== 'sent') announce(t.backInForm);
    });
  };
}

/** The address of the form, or of the page of a sent submission. */
function addressOf(submission: Submission): string {
  const { form, pageOf } = kindOf(submission);
  const isSent = submission.state === 'sent';
  return (isSent ? pageOf?.(submission.id) : form?.addressOf(submission.payload)) ?? '/';
}

function pathOf(href: string): string {
  return href.replace(/[?#].*/, '').toLowerCase();
}

function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
