import { useRef, type ReactNode } from 'react';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { NetworkStrip } from '#parts/network/NetworkStrip.tsx';
import { OutOfStock } from '#parts/out-of-stock/OutOfStock.tsx';
import { SearchBox } from '#parts/search/SearchBox.tsx';
import { SignIn } from '#parts/sign-in/SignIn.tsx';
import { StripInTurn } from '#parts/outbox-strip/StripInTurn.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Header } from './Header.tsx';
import { useDocumentLanguage } from './page-title.ts';
import { useArrival } from './use-arrival.ts';
import styles from './Shell.module.css';

const Footer = lazyPart(async () => (await import('./Footer.tsx')).Footer, { Failed: null });
const Floating = lazyPart(async () => (await import('./Floating.tsx')).Floating, { Failed: null });

/** What stands around every screen: header, strips, footer, and what floats. */
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
