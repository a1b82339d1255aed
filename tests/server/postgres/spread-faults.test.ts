import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto } from '#tests/server/support/files.ts';
import { unitsInStock } from '#tests/server/support/ledger.ts';
import { startMachines, type Machines } from '#tests/server/support/machines.ts';
import { countWrongs, nothingWrong, startPhones } from '#tests/server/support/patient-phones.ts';
import { startSpreadingFront } from '#tests/server/support/spreading-front.ts';
import { productsOnSale } from '#tests/server/support/writers.ts';

/** The number of acknowledged submissions between two events. */
const between = 25;

let machines: Machines;

beforeAll(async () => {
  machines = await startMachines();
}, 120_000);
afterAll(() => machines.close());

describe('phones whose every request goes to another machine', () => {
  // machines-2, machines-5, offline-113
  it('lose and double nothing while requests and responses are lost or doubled, machines are killed and the store is down', async () => {
    const photo = await aPhoto();
    const living = [machines.a, machines.b];
    const faults = { lostRequests: 6, lostResponses: 12, twice: 10 };
    const front = await startSpreadingFront(() => living.map(({ origin }) => origin), faults);
    const onSale = await productsOnSale(machines.a);
    const unitsBefore = await unitsInStock(machines.db);
    const phones = startPhones(front, onSale, photo);
    const some = async () => {
      const wanted = phones.acknowledged.size + between;
      await expect
        .poll(() => phones.acknowledged.size, { timeout: 150_000 })
        .toBeGreaterThan(wanted);
    };
    await some();
    for (const place of [0, 1, 0]) {
      await living[place]?.kill();
      living[place] = await machines.startAnother();
      await some();
    }
    await machines.s3.kill();
    await expect.poll(() => phones.triedAgain()).toBeGreaterThan(phones.acknowledged.size / 10);
    await machines.s3.start();
    await some();
    await phones.finish();

    const happened = front.faults();
    for (const count of [happened.lostResponses, happened.lostRequests, happened.twice])
      expect(count).toBeGreaterThan(5);
    const [atA = 0, atB = 0] = front.handed();
    expect(Math.min(atA, atB)).toBeGreaterThan(between);
    const known = { photo, db: machines.db, unitsBefore };
    expect(await countWrongs(machines.startedLast(), phones, known)).toEqual(nothingWrong);
    front.close();
  }, 400_000);
});
