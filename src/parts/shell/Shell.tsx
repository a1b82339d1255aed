import type { ReactNode } from 'react';

/** What stands around every screen: header, navigation, footer, the bag. */
export function Shell({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
