import { anonymousRemove } from '#contract/prescriptions.ts';
import { call } from './client.ts';

/**
 * Takes back prescriptions that are on the server already, for a visitor who
 * has changed his mind; the device that uploaded them may (decisions). Never
 * throws: what the network keeps from being removed now, the server drops with
 * all unattached files after 30 days.
 */
export async function removeAnonymously(ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map((id) => call(anonymousRemove, { id })));
}
