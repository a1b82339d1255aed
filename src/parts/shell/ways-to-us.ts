import type { Shop } from '#domain/shop.ts';
import type { Spoken } from '#text/sentences.ts';
import type { panelsText } from '#text/panels.ts';
import type { IconProps } from '#ui/Icon.tsx';

export interface WayToUs {
  href: string;
  name: string;
  icon: IconProps['name'];
}

/** Messenger, WhatsApp and phone; plain links, no script of others (shell-25). */
export function waysToUs(chat: Shop['chat'], t: Spoken<typeof panelsText>): WayToUs[] {
  return [
    { href: chat.messenger, name: t.messenger, icon: 'chat' },
    { href: chat.whatsapp, name: t.whatsapp, icon: 'smartphone' },
    { href: chat.phone, name: t.phoneCall, icon: 'phone' },
  ];
}

/** Another site opens beside the shop; a phone call does not. */
export function targetOf(href: string): '_blank' | undefined {
  return href.startsWith('http') ? '_blank' : undefined;
}
