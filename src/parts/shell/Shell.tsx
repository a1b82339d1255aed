import { lazy, useRef, type ReactNode } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import { NetworkStrip } from '#parts/network/NetworkStrip.tsx';
import { OutOfStock } from '#parts/out-of-stock/OutOfStock.tsx';
import { SearchBox } from '#parts/search/SearchBox.tsx';
import { SignIn } from '#parts/sign-in/SignIn.tsx';
import { LazyOutboxStrip } from '#parts/outbox-strip/LazyOutboxStrip.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Header } from './Header.tsx';
import { useDocumentLanguage } from './page-title.ts';
import { useArrival } from './use-arrival.ts';
import styles from './Shell.module.css';

const Footer = lazy(() => import('./Footer.tsx').then((loaded) => ({ default: loaded.Footer })));
const Floating = lazy(() =>
  import('./Floating.tsx').then((loaded) => ({ default: loaded.Floating })),
);

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
            <LazyOutboxStrip />
          </>
        }
      />
      <main ref={content} id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <LazyBoundary>
        <Footer />
      </LazyBoundary>
      <LazyBoundary>
        <Floating />
      </LazyBoundary>
      <OutOfStock />
      <SignIn />
      <LiveRegion />
    </>
  );
}
