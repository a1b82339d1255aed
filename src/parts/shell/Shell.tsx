import { useRouter } from '@tanstack/react-router';
import { useRef, type ReactNode, useEffect, type RefObject } from 'react';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { NetworkStrip } from '#parts/network/NetworkStrip.tsx';
import { OutOfStock } from '#parts/out-of-stock/OutOfStock.tsx';
import { StripInTurn } from '#parts/outbox-strip/StripInTurn.tsx';
import { SearchBox } from '#parts/search/SearchBox.tsx';
import { SignIn } from '#parts/sign-in/SignIn.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { announce } from '#ui/announce.ts';
import { Header } from './Header.tsx';
import { OpeningStrip } from './OpeningStrip.tsx';
import styles from './Shell.module.css';
import { useDocumentLanguage } from './page-title.ts';

const Footer = lazyPart(async () => (await import('./Footer.tsx')).Footer, { Failed: null });
const Floating = lazyPart(async () => (await import('./Floating.tsx')).Floating, { Failed: null });

/** The frame of every screen: header, strips, footer and floating elements. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText(shellText);
  const content = useRef<HTMLElement>(null);
  useDocumentLanguage(useLanguage());
  useArrival(content);
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t.skip}
      </a>
      <Header
        search={<SearchBox />}
        strips={
          <>
            <OpeningStrip />
            <NetworkStrip />
            <StripInTurn />
          </>
        }
      />
      <main ref={content} id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <Footer />
      <Floating />
      <OutOfStock />
      <SignIn />
      <LiveRegion />
    </>
  );
}

/**
 * The delay before a new screen's title is announced, in milliseconds, so that the screen can set
 * it first.
 */
const settled = 150;

/**
 * After a client-side navigation: moves the focus to the content, as a browser would, and announces
 * the new title to screen readers.
 */
function useArrival(content: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged, toLocation }) => {
      if (!fromLocation || !pathChanged) return;
      if (!toLocation.hash) content.current?.focus({ preventScroll: true });
      clearTimeout(timer);
      timer = setTimeout(() => announce(document.title), settled);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [router, content]);
}
