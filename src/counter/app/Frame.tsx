import { Outlet } from '@tanstack/react-router';
import { useRef, useState, useEffect } from 'react';
import { me } from '#contract/counter/staff.ts';
import { lastPressAt } from '#counter/api/attendance.ts';
import { call } from '#counter/api/call.ts';
import { Waiting } from '#counter/parts/Waiting.tsx';
import { ScreenLink, useScreenPath } from '#counter/parts/links.tsx';
import { useShortcuts } from '#counter/parts/use-shortcuts.ts';
import { useShop } from '#state/shop.ts';
import type { StaffMember } from '#domain/staff.ts';
import { useLanguage, useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './Frame.module.css';
import { MemberMenu } from './MemberMenu.tsx';
import { Navigation } from './Navigation.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useDrafts } from './use-drafts.ts';
import { useQueueNews } from './use-queue-news.ts';

/** The frame around every screen: header, navigation, notices and keyboard help. */
export function Frame({ member }: { member: StaffMember }) {
  const t = useText(frameText);
  const name = useShop().name[useLanguage()];
  const main = useRef<HTMLElement>(null);
  const [openPath, setOpenPath] = useState<string | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const path = useScreenPath();
  useArrivals(main);
  useKeepAlive();
  const areDraftsOpen = useDrafts(member.id);
  useQueueNews(member.role);
  useShortcuts([{ key: '?', words: t.keysHelp, onPress: () => setHelpOpen(true) }]);
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {t.skip}
      </a>
      <header className={styles['bar']}>
        <span className={styles['opener']}>
          <IconButton icon="menu" label={t.openNavigation} onClick={() => setOpenPath(path)} />
        </span>
        <ScreenLink to="/" className={styles['brand']}>
          <span className={styles['sign']}>
            <Icon name="leaf" />
          </span>
          <span className={styles['shop']}>{name}</span>
          <span className={styles['counter']}>{t.counter}</span>
        </ScreenLink>
        <MemberMenu member={member} onHelp={() => setHelpOpen(true)} />
      </header>
      <div className={styles['side']}>
        <Navigation role={member.role} />
      </div>
      <main ref={main} id="main" tabIndex={-1} className={styles['main']}>
        <NetworkNotice />
        {areDraftsOpen ? <Outlet /> : <Waiting />}
      </main>
      {/* Navigating to another screen closes the drawer. */}
      {openPath === path && (
        <Drawer
          label={t.navigation}
          closeLabel={t.close}
          side="start"
          heading={t.counter}
          onClose={() => setOpenPath(null)}
        >
          <div className={styles['drawn']}>
            <Navigation role={member.role} />
          </div>
        </Drawer>
      )}
      {isHelpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

const keepAliveMs = 5 * 60_000;

/**
 * Renews the session every five minutes while somebody types, because typing counts as use
 * (counter-9).
 */
function useKeepAlive(): void {
  useEffect(() => {
    let lastSentAt = Date.now();
    const timer = setInterval(() => {
      if (lastPressAt() < lastSentAt || !navigator.onLine) return;
      lastSentAt = Date.now();
      void call(me, {}, { isAttended: true }).catch(() => {
        // The next call of the screen reports the problem where somebody sees it.
      });
    }, keepAliveMs);
    return () => clearInterval(timer);
  }, []);
}
