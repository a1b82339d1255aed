import { useRouterState } from '@tanstack/react-router';
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

const forms = /^\/(order|request-order|checkout|contact|review|profile)\b/i;

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
      <LazyFloating />
      <OutOfStock />
      <SignIn />
      <LiveRegion />
    </>
  );
}

/**
 * The path comes from outside of what is hydrated later: read inside, it would be
 * the next screen's already when somebody leaves in the meantime, and not that of the markup.
 */
function LazyFloating() {
  const isForm = useRouterState({ select: ({ location }) => forms.test(location.pathname) });
  return (
    <LazyBoundary>
      <Floating isForm={isForm} />
    </LazyBoundary>
  );
}
