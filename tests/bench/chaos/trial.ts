/**
 * One trial: people write while faults happen, then all faults end, and the pharmacy's data is
 * read.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceOf } from '#demo/pictures/chance.ts';
import { openNetwork } from '#tests/e2e/support/network.ts';
import { preparePharmacy } from '#tests/e2e/support/server.ts';
import { limitless } from '#tests/server/support/limitless.ts';
import { signIn, signOut } from './account.ts';
import { compare, readBooks, type Findings } from './books.ts';
import { scriptsOf, type Control } from './controls.ts';
import { drain, type Drained } from './drain.ts';
import { openLedger, type Entry } from './ledger.ts';
import { openRelay } from './relay.ts';
import { takeRestlessPhone } from './restless-phone.ts';
import { stepsFor, troubleOf, type Trouble } from './schedule.ts';
import { clockOption, openTroubles, type Shop } from './troubles.ts';
import { firstVisit, writeUntil } from './people.ts';

export interface TrialOptions {
  seed: string;
  seconds: number;
  control: Control | null;
  say: (line: string) => void;
}

export interface Trial {
  happened: Record<Trouble, number>;
  /** The output of servers that did not start again. */
  unopened: readonly string[];
  entries: readonly Entry[];
  findings: Findings;
  drained: Drained;
  /** The log of all steps, for the analysis of a failure. */
  file: string;
}

/**
 * Milliseconds that writing continues without a network at the end: fewer submissions than the
 * phone's limit.
 */
const withoutNetwork = 10_000;

/**
 * The persons and their share of the time. Unsent submissions of a customer who leaves stay on the
 * phone.
 */
const parts = [
  [0.2, 'guest'],
  [0.35, 'customer'],
  [0.1, 'guest'],
  [0.35, 'customer'],
] as const;

export async function runTrial({ seed, seconds, control, say }: TrialOptions): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  const file = `${folder}.jsonl`;
  const ledger = openLedger(file, seed);
  const settings: Record<string, string> = { ...limitless, NODE_OPTIONS: clockOption(0) };
  const pharmacy = await preparePharmacy(undefined, settings);
  await pharmacy.start();
  const withoutKeys = control === 'no-key';
  const relay = await openRelay({ target: pharmacy.origin, withoutKeys });
  const network = await openNetwork(() => relay.origin);
  const phone = await takeRestlessPhone({
    profile: join(folder, 'profile'),
    origin: network.origin,
    scripts: scriptsOf(control),
  });
  const shop: Shop = { pharmacy, settings, relay, network, phone, ledger };
  try {
    const places = await firstVisit(shop);
    say(`everything that goes wrong stands in ${file}`);
    const troubles = openTroubles(shop);
    const going = troubles.run(stepsFor(seed, seconds));
    const people = { shop, troubles, chance: chanceOf('people', seed), places };
    for (const [share, who] of parts) {
      if (who === 'customer') await troubles.inPeace(() => signIn(shop));
      else if (shop.ledger.entries.length > 0) await troubles.inPeace(() => signOut(shop));
      await writeUntil(Date.now() + share * seconds * 1000, { ...people, who });
    }
    await going;
    // Ensures that something is queued at the end.
    network.down();
    await phone.setRadio(false);
    await writeUntil(Date.now() + withoutNetwork, { ...people, who: 'customer' });
    const drained = await drain(shop);
    await phone.remove();
    const books = await readBooks(pharmacy);
    const findings = compare(ledger.entries, books);
    for (const row of books.rows) ledger.note('the pharmacy has', { ...row });
    for (const [fault, places] of Object.entries(findings)) ledger.note(fault, { places });
    const { happened, unopened } = troubles;
    for (const mishap of relay.befell) happened[troubleOf(mishap)] += 1;
    return { happened, unopened, entries: ledger.entries, findings, drained, file };
  } finally {
    await phone.remove();
    await network.close();
    await relay.close();
    await pharmacy.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
