import type { Shop } from '#domain/shop.ts';
import type { Spoken } from '#text/sentences.ts';
import type { panelsText } from '#text/panels.ts';
import type { IconProps } from '#ui/Icon.tsx';

export interface WayToUs {
  href: string;
  name: string;
  icon: IconProps['name'];
}

/**
 * Messenger, WhatsApp and phone as plain links, without third-party scripts (shell-25). A way that
 * the shop does not have is left out.
 */
export function waysToUs(chat: Shop['chat'], t: Spoken<typeof panelsText>): WayToUs[] {
  const ways: WayToUs[] = [
    { href: chat.messenger, name: t.messenger, icon: 'chat' },
    { href: chat.whatsapp, name: t.whatsapp, icon: 'smartphone' },
    { href: chat.phone, name: t.phoneCall, icon: 'phone' },
  ];
  return ways.filter(({ href }) => href !== '');
}

/** Other sites open in a new tab. A phone link does not. */
export function targetOf(href: string): '_blank' | undefined {
  return href.startsWith('http') ? '_blank' : undefined;
}
