import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** The factor by which a cheap phone's processor is slower than this machine's. */
export const phoneSlowness = 4;

/** Slows a page's processor down by this factor. */
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
