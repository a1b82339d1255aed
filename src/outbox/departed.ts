/** What is left on this phone of customers who have signed out, once it has been sent. */
import { guest } from '#domain/session.ts';
import { deleteLetter } from './delete-letter.ts';
import { forgetGrant } from './grant.ts';
import { forgetTold } from './placed.ts';
import { outboxStore } from './store.ts';

/**
 * A letter that was kept until it was sent has done its work: its content goes,
 * and with the owner's last letter the grant by which it was sent. `present`
 * is who uses this phone now; his own and the phone's letters stay.
 */
export async function forgetDeparted(present: string): Promise<void> {
  const isAway = (owner: string) => owner !== present && owner !== guest;
  const letters = (await outboxStore.letters()).filter((letter) => isAway(letter.owner));
  const sent = letters.filter((letter) => letter.state === 'sent');
  for (const { id } of sent) await deleteLetter(id);
  await forgetTold(sent.map((letter) => letter.id));
  const waiting = new Set(letters.filter((one) => one.state !== 'sent').map((one) => one.owner));
  for (const owner of new Set(sent.map((letter) => letter.owner))) {
    if (!waiting.has(owner)) await forgetGrant(owner);
  }
}
