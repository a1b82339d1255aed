import { useRef, useState } from 'react';
import { useText } from '#state/language.ts';
import { specialOffersText } from '#text/special-offers.ts';
import { announce } from '#ui/announce.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './CouponCode.module.css';

/**
 * A coupon's code. A tap copies it. If the browser forbids that, the code is selected so that the
 * customer can copy it.
 */
export function CouponCode({ code }: { code: string }) {
  const t = useText(specialOffersText);
  const written = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'by-hand' | null>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
      announce(t.copied);
    } catch {
      // The clipboard is not available (an older browser, or a page without a certificate).
      if (written.current) window.getSelection()?.selectAllChildren(written.current);
      setOutcome('by-hand');
      announce(t.copyByHand);
    }
  }

  return (
    <div className={styles['coupon']}>
      <button
        type="button"
        className={styles['copy']}
        aria-label={t.copy(code)}
        onClick={() => void copy()}
      >
        <span className={styles['label']}>{t.coupon}</span>
        <code ref={written} className={styles['code']}>
          {code}
        </code>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </button>
      {outcome && (
        <small aria-hidden="true">{outcome === 'copied' ? t.copied : t.copyByHand}</small>
      )}
    </div>
  );
}
