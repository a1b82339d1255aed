import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { photoPath } from '#contract/counter/requests.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { read, sendRequest } from '#tests/server/support/counter-requests.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { aPdf } from '#tests/server/support/pdf-files.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { signedIn, uploadFile, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const customer = beforeTests(() => signedIn(shop, '01711111171'));
const pharmacist = beforeTests(() => signedInStaff(shop, 'pharmacist'));
let sent: Awaited<ReturnType<typeof sendRequest>>;
let photoId: string;
let pdfId: string;

beforeAll(async () => {
  const { headers } = customer;
  photoId = String((await uploadFile(shop, await aPhoto(), { headers })).envelope.Id);
  const pdf = { headers, name: 'report.pdf', mime: 'application/pdf' };
  pdfId = String((await uploadFile(shop, aPdf(), pdf)).envelope.Id);
  sent = await sendRequest(shop, headers, { ImgId: [photoId, pdfId] });
});

function photo(headers: Record<string, string>, id = photoId, request = sent.id) {
  return shop.app.inject({ method: 'GET', url: `/api/${photoPath(request, id)}`, headers });
}

async function lastEvent() {
  const [row] = await shop.database.db
    .select()
    .from(securityEvents)
    .orderBy(desc(securityEvents.id))
    .limit(1);
  return row;
}

describe('the photos of a request', () => {
  // counter-59
  it('are listed with their type', async () => {
    expect(await read(shop, pharmacist.headers, sent.id)).toMatchObject({
      photos: [
        { id: photoId, kind: 'picture', mime: 'image/jpeg', pages: 1 },
        { id: pdfId, kind: 'pdf', mime: 'application/pdf', pages: null },
      ],
    });
  });

  // counter-60
  it('are handed to a pharmacist and an owner, and each reading is in the audit log and the events', async () => {
    const owner = await signedInStaff(shop, 'owner');
    for (const who of [pharmacist, owner]) {
      const response = await photo(who.headers);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.rawPayload.length).toBeGreaterThan(500);
      const [entry] = await shop.database.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.actor, who.member.name));
      expect(entry).toMatchObject({
        action: 'prescriptions read',
        subject: sent.number,
        about: photoId,
      });
      expect(await lastEvent()).toMatchObject({
        kind: 'prescription-read',
        customerId: customer.id,
        about: `${photoId} ${who.member.name}`,
      });
    }
    expect((await photo(pharmacist.headers, pdfId)).headers['content-type']).toBe(
      'application/pdf',
    );
  });

  // counter-60
  it('are refused to a packer, a customer and nobody; a packer’s attempt is in the events', async () => {
    const packer = await signedInStaff(shop, 'packer');
    expect((await photo(packer.headers)).statusCode).toBe(403);
    expect(await lastEvent()).toMatchObject({ kind: 'prescription-refused', about: photoId });
    expect((await photo(customer.headers)).statusCode).toBe(401);
    expect((await photo({})).statusCode).toBe(401);
    const elsewhere = { ...pharmacist.headers, 'sec-fetch-site': 'cross-site' };
    expect((await photo(elsewhere)).statusCode).toBe(403);
  });

  // counter-60
  it('are found only under their own request', async () => {
    const other = await sendRequest(shop, customer.headers);
    expect((await photo(pharmacist.headers, photoId, other.id)).statusCode).toBe(404);
    expect((await photo(pharmacist.headers, 'nothing')).statusCode).toBe(404);
  });
});
