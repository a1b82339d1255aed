import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** How many times slower than this machine's a cheap phone's processor is. */
export const phoneSlowness = 4;

/** Makes a page's processor this many times slower. */
export async function slowDown(
  context: BrowserContext,
  page: Page,
  rate = phoneSlowness,
): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}
