import { beforeEach, describe, expect, it, vi } from 'vitest';
import { statusOf } from '#domain/delivery-status.ts';
import { canEdit } from '#domain/outbox-steps.ts';
import { until } from '#tests/until.ts';
import { Locks } from './locks.ts';
import { aFile, aRequest, newPhone, send, sendKind, type Phone, type Tab } from './phone.ts';
import type { ReceivedRequest, Mishap } from './pharmacy.ts';

let phone: Phone;
let tab: Tab;

beforeEach(async () => {
  phone = newPhone();
  tab = await phone.openTab();
});

const minute = 60_000;
const isOrder = (received: ReceivedRequest) => received.path.endsWith('RequestOrder/Add');
const isUpload = (received: ReceivedRequest) => received.path.endsWith('Prescription/Add');

/** Applies the mishap only to the first matching request. */
function once(is: (received: ReceivedRequest) => boolean, mishap: Mishap): void {
  let isOver = false;
  phone.pharmacy.mishap = (received) => {
    if (isOver || !is(received)) return null;
    isOver = true;
    return mishap;
  };
}

describe('a submission with photos', () => {
  // offline-30, offline-49, offline-50, offline-63, prescriptions-9, prescriptions-24
  it('the photos are sent first, each under its own key, then the submission, which gets a number', async () => {
    const id = await send(tab, { photos: ['front', 'back'] });
    await tab.deliver();
    const { received, rows } = phone.pharmacy;
    const keyed = received.filter((one) => one.headers.has('idempotency-key'));
    expect(keyed.map((one) => one.headers.get('idempotency-key'))).toEqual([
      `${id}/1`,
      `${id}/2`,
      id,
    ]);
    expect(keyed[0]?.body).toMatchObject({
      sha256: keyed[0]?.headers.get('x-content-sha256'),
      name: 'photo-1.pdf',
      type: 'application/pdf',
      From: 'Upload Prescription',
    });
    expect(keyed[2]?.body).toMatchObject({
      TotalItem: 1,
      TotalQuantity: 10,
      Items: [{ Name: 'Napa', Strength: '500 mg', Quantity: 10, Position: 1 }],
      ImgId: ['p1', 'p2'],
      Remarks: 'before noon, please',
      ActivityId: '11111111-1111-4111-8111-111111111111',
    });
    expect(rows).toHaveLength(1);
    expect(await tab.submission(id)).toMatchObject({ state: 'sent', orderNo: 'R-1' });
    expect(await tab.outboxStore.receipts()).toMatchObject([{ id, orderNo: 'R-1' }]);
  });

  // offline-63, prescriptions-26
  it('a received photo is not uploaded again after a pause', async () => {
    once(
      (received) => received.headers.get('idempotency-key')?.endsWith('/2') === true,
      'request lost',
    );
    const id = await send(tab, { photos: ['front', 'back'] });
    await tab.deliver();
    expect(await tab.submission(id)).toMatchObject({ state: 'queued', lease: null });
    phone.wait(minute);
    await tab.deliver();
    const uploads = phone.pharmacy.received.filter(isUpload);
    expect(uploads.map((one) => one.headers.get('idempotency-key'))).toEqual([
      `${id}/1`,
      `${id}/2`,
      `${id}/2`,
    ]);
    expect(phone.pharmacy.rows[0]?.photoIds).toEqual(['p1', 'p2']);
  });

  // offline-71
  it('the photos are uploaded again when the server has lost them', async () => {
    once(isOrder, 'request lost');
    const id = await send(tab, { photos: ['front'] });
    await tab.deliver();
    phone.pharmacy.forgetFiles();
    phone.wait(minute);
    await tab.deliver();
    expect((await tab.submission(id))?.photos[0]?.serverId).toBeNull();
    phone.wait(minute);
    await tab.deliver();
    expect(await tab.submission(id)).toMatchObject({ state: 'sent' });
    expect(phone.pharmacy.rows).toHaveLength(1);
  });

  // offline-71, prescriptions-75
  it('a submission with a missing saved prescription is refused and nothing is uploaded again', async () => {
    const payload = { ...aRequest(), prescriptionIds: ['gone'] };
    const id = await sendKind(tab, 'request-order', payload, { photos: ['front'] });
    await tab.deliver();
    phone.wait(minute);
    await tab.deliver();
    expect(phone.pharmacy.received.filter(isUpload)).toHaveLength(1);
    const submission = await tab.submission(id);
    expect(submission).toMatchObject({ state: 'refused', photos: [{ serverId: 'p1' }] });
    expect(submission && statusOf(submission, phone.now())).toMatchObject({
      kind: 'refused',
      message: 'Choose again',
    });
    expect(submission && tab.isEditable(submission, phone.now())).toBe(true);
  });

  // offline-71
  it('only the uploads that the host names as missing are repeated, or all if it names none', async () => {
    for (const namesMissing of [true, false]) {
      phone.pharmacy.namesMissing = namesMissing;
      once(isOrder, 'request lost');
      const id = await send(tab, { photos: ['front', 'back'] });
      await tab.deliver();
      phone.pharmacy.files.delete(`${id}/2`);
      phone.wait(minute);
      await tab.deliver();
      const kept = (await tab.submission(id))?.photos.map((photo) => photo.serverId !== null);
      expect(kept).toEqual([namesMissing, false]);
      phone.wait(minute);
      await tab.deliver();
      expect((await tab.submission(id))?.state).toBe('sent');
    }
  });

  // offline-64
  it('a submission with damaged bytes is quarantined and the next one is sent', async () => {
    const id = await send(tab, { photos: ['front'] });
    await tab.outboxStore.write(`photo/${id}/1`, new TextEncoder().encode('other').buffer);
    const other = await send(tab);
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('quarantine');
    expect((await tab.submission(other))?.state).toBe('sent');
    expect(phone.pharmacy.rows).toHaveLength(1);
  });
});

describe('the stored record of a submission', () => {
  // offline-57
  it('the record contains no token, header or server address', async () => {
    const { configureClient } = await import('#api/client.ts');
    configureClient({
      apiHost: 'https://shop.example/api/',
      token: () => 'a-secret-token',
      activityId: () => '11111111-1111-4111-8111-111111111111',
    });
    phone.owner = 'c-1';
    once(isOrder, 'response lost');
    const id = await send(tab, { owner: 'c-1', photos: ['front'] });
    await tab.deliver();
    const { received } = phone.pharmacy;
    expect(received.some((one) => one.headers.get('datacontent') === 'a-secret-token')).toBe(true);
    const stored = JSON.stringify(await tab.submission(id));
    expect(stored).toContain('Napa');
    expect(stored).not.toMatch(/a-secret-token|shop\.example|datacontent|idempotency|-grant/i);
  });
});

describe('a file that the pharmacy refuses', () => {
  const refusal = { status: 415, code: '415', message: 'This PDF is damaged.' };
  const isSecond = (received: ReceivedRequest) =>
    received.headers.get('idempotency-key')?.endsWith('/2') === true && isUpload(received);

  async function refuseSecond() {
    phone.pharmacy.mishap = (received) => (isSecond(received) ? refusal : null);
    const id = await send(tab, { photos: ['front', 'back', 'third'] });
    await tab.deliver();
    phone.pharmacy.mishap = () => null;
    return id;
  }

  // offline-76
  it('the refused file is named, the others are uploaded, and the submission waits for the customer', async () => {
    const id = await refuseSecond();
    const submission = await tab.submission(id);
    expect(submission).toMatchObject({ state: 'refused', posted: false });
    expect(submission?.photos.map((photo) => [photo.serverId, photo.refused])).toEqual([
      ['p1', undefined],
      [null, 'This PDF is damaged.'],
      ['p2', undefined],
    ]);
    if (!submission) throw new Error('gone');
    expect(statusOf(submission, phone.now())).toMatchObject({
      kind: 'refused',
      message: 'back.pdf: This PDF is damaged.',
    });
    expect(phone.pharmacy.rows).toHaveLength(0);
  });

  // offline-84
  it('the customer removes the file and the rest is sent under the same id, nothing twice', async () => {
    const id = await refuseSecond();
    await tab.leaveRefusedOut(id);
    await tab.deliver();
    expect(await tab.submission(id)).toMatchObject({ state: 'sent', orderNo: 'R-1' });
    expect(phone.pharmacy.rows[0]?.photoIds).toEqual(['p1', 'p2']);
    expect(phone.pharmacy.received.filter(isUpload)).toHaveLength(3);
    expect(await tab.outboxStore.photoBytes(id, 2)).toBeNull();
  });

  // offline-76
  it('the customer replaces the file in the form, where the draft still marks the refused one', async () => {
    const id = await refuseSecond();
    const edited = await tab.editSubmission(id);
    if (!edited.edited) throw new Error('not edited');
    const { draft } = edited;
    expect(draft.photos.map((photo) => photo.refused)).toEqual([
      undefined,
      'This PDF is damaged.',
      undefined,
    ]);
    await tab.removePhoto(draft.id, 2);
    await tab.attachPhoto(draft.id, aFile('better'), 'better.pdf');
    await tab.sendSubmission({ ...draft, kind: 'request-order' });
    await tab.deliver();
    expect(await tab.submission(draft.id)).toMatchObject({ state: 'sent' });
    expect(phone.pharmacy.rows[0]?.photoIds).toHaveLength(3);
  });

  // offline-76
  it('the refusal does not block other files of a batch for the account', async () => {
    phone.pharmacy.mishap = (received) => (isSecond(received) ? refusal : null);
    const id = await sendKind(tab, 'prescription', {}, { photos: ['one', 'two', 'three'] });
    await tab.deliver();
    expect((await tab.submission(id))?.photos.map((photo) => photo.serverId)).toEqual([
      'p1',
      null,
      'p2',
    ]);
    await tab.leaveRefusedOut(id);
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
  });
});

describe('an upload of a visitor', () => {
  const removals = () =>
    phone.pharmacy.received.filter((one) => one.path.includes('AnonymousRemove'));
  const isRemoval = (received: ReceivedRequest) => received.path.includes('AnonymousRemove');

  // offline-95, prescriptions-36
  it('the upload is removed from the server when its request is edited, with a retry after a network failure', async () => {
    phone.pharmacy.mishap = (received) =>
      isOrder(received) ? { status: 400, message: 'No' } : null;
    const id = await send(tab, { photos: ['front'] });
    await tab.deliver();
    phone.pharmacy.mishap = (received) => (isRemoval(received) ? 'request lost' : null);
    await tab.editSubmission(id);
    await tab.deliver();
    expect(removals()).toHaveLength(1);
    phone.pharmacy.mishap = () => null;
    await tab.deliver();
    await tab.deliver();
    expect(removals().map((one) => one.path.split('/').at(-1))).toEqual(['p1', 'p1']);
  });

  // offline-95
  it('the upload is removed when its request is cancelled during the next upload', async () => {
    const id = await send(tab, { photos: ['front', 'back'] });
    let isTakenBack = false;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof phone.pharmacy.fetch>) => {
      const response = await phone.pharmacy.fetch(...request);
      if (request[0].endsWith('Prescription/Add') && !isTakenBack) {
        isTakenBack = true;
        await tab.cancelSubmission(id);
      }
      return response;
    });
    await tab.deliver();
    expect(await tab.submission(id)).toBeUndefined();
    expect(removals().map((one) => one.path.split('/').at(-1))).toEqual(['p1']);
  });

  // offline-95
  it('the upload is removed when its request is cancelled and never arrived', async () => {
    once(isOrder, 'request lost');
    const id = await send(tab, { photos: ['front'] });
    await tab.deliver();
    expect(await tab.cancelSubmission(id)).toBe('asking');
    await tab.deliver();
    expect(await tab.submission(id)).toBeUndefined();
    expect(removals().map((one) => one.path.split('/').at(-1))).toEqual(['p1']);
  });

  // offline-95
  it('the upload stays when its request was cancelled but had arrived', async () => {
    once(isOrder, 'response lost');
    const id = await send(tab, { photos: ['front'] });
    await tab.deliver();
    expect(await tab.cancelSubmission(id)).toBe('asking');
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
    expect(removals()).toEqual([]);
  });

  // offline-95
  it('the upload stays when it belongs to an account', async () => {
    phone.pharmacy.mishap = (received) =>
      isOrder(received) ? { status: 400, message: 'No' } : null;
    phone.owner = 'c1';
    const id = await send(tab, { photos: ['front'], owner: 'c1' });
    await tab.deliver();
    await tab.deleteSubmission(id);
    await tab.deliver();
    expect(removals()).toEqual([]);
  });
});

describe('a bad network', () => {
  // offline-4, offline-67, offline-68, offline-72
  it.each<[string, Mishap]>([
    ['the request is lost', 'request lost'],
    ['the response is lost after the commit', 'response lost'],
    ['a captive portal responds', 'captive portal'],
    ['the server is busy', { status: 503, headers: { 'retry-after': '1' } }],
    ['the same key is in progress', { status: 409, code: 'in-progress' }],
  ])('a submission is delivered once, later, when %s', async (_, mishap) => {
    once(isOrder, mishap);
    const id = await send(tab);
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('queued');
    phone.wait(minute);
    await tab.deliver();
    expect(await tab.submission(id)).toMatchObject({ state: 'sent', orderNo: 'R-1' });
    expect(phone.pharmacy.rows).toHaveLength(1);
  });

  // offline-119
  it('a submission stays unchanged while no request gets through', async () => {
    phone.pharmacy.mishap = () => 'request lost';
    const id = await send(tab, { photos: ['front'] });
    await tab.deliver();
    expect(await tab.submission(id)).toMatchObject({ state: 'queued', attempts: 0 });
    expect(phone.pharmacy.paths()).toEqual(['Capabilities']);
  });

  // offline-204
  it.each<[string, boolean, string | undefined]>([
    ['the phone says that it has no network', false, undefined],
    ['the phone says nothing', true, 'unreachable'],
  ])(
    'a submission that never left the phone stays editable when %s',
    async (_, onLine, because) => {
      await send(tab);
      await tab.deliver();
      vi.stubGlobal('navigator', { onLine });
      phone.pharmacy.mishap = () => 'request lost';
      const id = await send(tab);
      phone.owner = null;
      await tab.deliver();
      const submission = await tab.submission(id);
      expect(submission?.lastError?.kind).toBe(because);
      expect(submission && canEdit(submission, phone.now())).toBe(true);
      phone.pharmacy.mishap = () => null;
      phone.wait(minute);
      await tab.deliver();
      expect((await tab.submission(id))?.state).toBe('sent');
    },
  );

  // offline-204
  it('nothing is posted without a key to a host that once declared that it stores keys', async () => {
    await send(tab);
    await tab.deliver();
    once((received) => received.path === 'Capabilities', { status: 404 });
    await send(tab);
    await tab.deliver();
    expect(phone.pharmacy.keys()).toHaveLength(2);
    expect(phone.pharmacy.received.at(-1)?.headers.get('idempotency-key')).toBeTruthy();
  });

  // offline-69, offline-78
  it('a retry waits for the time in the server’s Retry-After', async () => {
    once(isOrder, { status: 429, headers: { 'retry-after': '120' } });
    const id = await send(tab);
    await tab.deliver();
    await tab.outboxStore.change({ type: 'reconnected', at: phone.now() });
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('queued');
    phone.wait(121_000);
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
  });

  // offline-61
  it('a failed submission does not block the next one', async () => {
    const first = await send(tab);
    const second = await send(tab);
    phone.pharmacy.mishap = (received) =>
      received.headers.get('idempotency-key') === first ? { status: 500 } : null;
    await tab.deliver();
    expect((await tab.submission(first))?.state).toBe('queued');
    expect((await tab.submission(second))?.state).toBe('sent');
  });

  // offline-65
  it('a request times out after 20 s and an upload in proportion to its size', async () => {
    vi.resetModules();
    const { jsonTime, timeForUpload } = await import('#outbox/delivery/send-request.ts');
    expect(jsonTime).toBe(20_000);
    expect(timeForUpload(0)).toBe(30_000);
    expect(timeForUpload(40 * 4096)).toBe(70_000);
    expect(timeForUpload(10 * 1024 * 1024)).toBe(150_000);
  });
});

describe('a refusal', () => {
  // offline-73, offline-83, offline-90
  it('a refused submission keeps its content and the pharmacy’s message, and can be edited as a new submission', async () => {
    phone.pharmacy.refusal = 'We do not deliver there';
    const id = await send(tab, { photos: ['front'] });
    await tab.deliver();
    const submission = await tab.submission(id);
    expect(submission && statusOf(submission, phone.now())).toMatchObject({
      kind: 'refused',
      message: 'We do not deliver there',
    });
    const edited = await tab.editSubmission(id);
    if (!edited.edited) throw new Error('not edited');
    expect(await tab.submission(id)).toBeUndefined();
    expect(edited.draft).toMatchObject({ state: 'draft', payload: submission?.payload });
    expect(await (await tab.loadPhoto(edited.draft, 1))?.text()).toBe('%PDF-front');
    expect(await tab.outboxStore.photoBytes(id, 1)).toBeNull();
    phone.pharmacy.refusal = null;
    await tab.sendSubmission({ ...edited.draft, payload: edited.draft.payload });
    await tab.deliver();
    expect(phone.pharmacy.rows.map((row) => row.key)).toEqual([edited.draft.id]);
  });

  // offline-74
  it('a 422 for different content under the key is no refusal if the submission had arrived', async () => {
    once(isOrder, 'response lost');
    const id = await send(tab);
    await tab.deliver();
    const [row] = phone.pharmacy.rows;
    if (row) row.content = 'as an older version of the app wrote it';
    phone.wait(minute);
    await tab.deliver();
    expect(await tab.submission(id)).toMatchObject({ state: 'sent', orderNo: 'R-1' });
  });

  // offline-73
  it('a 413 for a photo refuses the submission', async () => {
    once(isUpload, { status: 413, message: 'Too large' });
    const id = await send(tab, { photos: ['front'] });
    await tab.deliver();
    expect(await tab.submission(id)).toMatchObject({ state: 'refused' });
  });
});

describe('several deliverers', () => {
  // offline-62
  it('two tabs and the worker at the same time create one order', async () => {
    const id = await send(tab, { photos: ['front'] });
    const others = [await phone.openTab(), await phone.openTab()];
    await Promise.all([tab, ...others].map((one) => one.deliver()));
    phone.wait(4 * minute);
    await tab.deliver();
    expect(phone.pharmacy.rows).toHaveLength(1);
    expect((await tab.submission(id))?.state).toBe('sent');
  });

  // offline-62
  it.each<[string, (received: ReceivedRequest) => boolean]>([
    ['at a photo', isUpload],
    ['at the submission', isOrder],
  ])('a tab that dies %s leaves the submission to the next one after its lease', async (_, is) => {
    const id = await send(tab, { photos: ['front'] });
    once(is, 'silent');
    void tab.deliver();
    await until(() => expect(phone.pharmacy.received.some(is)).toBe(true));
    const next = await phone.openTab();
    await next.deliver();
    expect((await next.submission(id))?.state).toBe('queued');
    phone.wait(181_000);
    await next.deliver();
    expect((await next.submission(id))?.state).toBe('sent');
    expect(phone.pharmacy.rows).toHaveLength(1);
  });
});

describe('delivery with Web Locks', () => {
  // offline-62
  it('a submission is taken over at once from a stopped worker, but not from a running one', async () => {
    const locks = new Locks();
    vi.stubGlobal('navigator', { onLine: true, locks });
    const id = await send(tab);
    once(isOrder, 'silent');
    void tab.deliver();
    await until(() => expect(phone.pharmacy.received.some(isOrder)).toBe(true));
    const next = await phone.openTab();
    await next.deliver();
    expect((await next.submission(id))?.state).toBe('queued');
    locks.everyHolderDies();
    await next.deliver();
    expect(await next.submission(id)).toMatchObject({ state: 'sent' });
    expect(phone.pharmacy.rows).toHaveLength(1);
  });

  // offline-118
  it('a submission is not retried on a host without keys after a worker stopped during the delivery', async () => {
    phone.pharmacy.isLegacy = true;
    const locks = new Locks();
    vi.stubGlobal('navigator', { onLine: true, locks });
    const id = await send(tab);
    once(isOrder, 'silent');
    void tab.deliver();
    await until(() => expect(phone.pharmacy.received.some(isOrder)).toBe(true));
    locks.everyHolderDies();
    const next = await phone.openTab();
    await next.deliver();
    const submission = await next.submission(id);
    expect(submission && statusOf(submission, phone.now()).kind).toBe('outcome-unknown');
  });

  // offline-62
  it('two tabs and the worker share the submissions without sending any twice', async () => {
    vi.stubGlobal('navigator', { onLine: true, locks: new Locks() });
    const ids = [await send(tab, { photos: ['front'] }), await send(tab, { photos: ['back'] })];
    const others = [await phone.openTab(), await phone.openTab()];
    await Promise.all([tab, ...others].map((one) => one.deliver()));
    await until(() => expect(phone.pharmacy.rows).toHaveLength(2));
    expect(phone.pharmacy.received.filter(isOrder)).toHaveLength(2);
    expect(phone.pharmacy.received.filter(isUpload)).toHaveLength(2);
    for (const id of ids) expect((await tab.submission(id))?.state).toBe('sent');
  });
});

describe('the owner of a submission', () => {
  describe('a submission whose customer signs out during an upload, while another signs in', () => {
    beforeEach(() => {
      phone.owner = 'ayesha';
      phone.pharmacy.mishap = (received) => {
        if (isUpload(received)) phone.owner = 'babul';
        return null;
      };
    });

    // offline-107, sign-in-61
    it.each(['a host without grants', 'a legacy host'])(
      'the submission waits for its customer’s next sign-in at %s',
      async (host) => {
        if (host === 'a legacy host') phone.pharmacy.isLegacy = true;
        else phone.pharmacy.calls = ['requests.status'];
        const id = await send(tab, { owner: 'ayesha', photos: ['front', 'back'] });
        await tab.deliver();
        expect((await tab.submission(id))?.state).toBe('needs-sign-in');
        expect(phone.pharmacy.received.filter(isUpload)).toHaveLength(1);
        expect(phone.pharmacy.rows).toEqual([]);
      },
    );

    // offline-107
    it('the submission is delivered with its customer’s grant', async () => {
      const id = await send(tab, { owner: 'ayesha', photos: ['front', 'back'] });
      await tab.deliver();
      expect((await tab.submission(id))?.state).toBe('sent');
      expect(phone.pharmacy.rows.map((row) => row.principal)).toEqual(['ayesha']);
    });
  });

  // offline-109
  it('a submission is sent with a grant and never with the session token', async () => {
    phone.owner = 'ayesha';
    await send(tab, { owner: 'ayesha' });
    await tab.deliver();
    const order = phone.pharmacy.received.find(isOrder);
    expect(order?.headers.get('x-submission-grant')).toContain('grant of ayesha');
    expect(order?.headers.has('datacontent')).toBe(false);
    expect(phone.pharmacy.rows[0]?.principal).toBe('ayesha');
  });

  // offline-110
  it('the worker sends a submission with the grant that the page has stored', async () => {
    phone.owner = 'ayesha';
    await send(tab, { owner: 'ayesha' });
    await tab.deliver();
    const id = await send(tab, { owner: 'ayesha' });
    phone.owner = null;
    await (await phone.openTab()).deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
  });

  // offline-107, sign-in-61
  it('a submission is never sent with another customer’s credentials', async () => {
    phone.owner = 'ayesha';
    const id = await send(tab, { owner: 'ayesha' });
    phone.owner = 'babul';
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('needs-sign-in');
    expect(phone.pharmacy.received.filter(isOrder)).toEqual([]);
    await tab.resumeAfterSignIn('babul');
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('needs-sign-in');
    phone.owner = 'ayesha';
    await tab.resumeAfterSignIn('ayesha');
    await tab.deliver();
    expect(phone.pharmacy.rows.map((row) => row.principal)).toEqual(['ayesha']);
  });

  // offline-107
  it('a guest’s submission stays a guest’s when a customer signs in before the delivery', async () => {
    await send(tab);
    phone.owner = 'babul';
    await tab.deliver();
    expect(phone.pharmacy.rows[0]?.principal).toBe('guest');
  });

  // offline-70
  it('a revoked grant is renewed once', async () => {
    await send(tab);
    await tab.deliver();
    phone.pharmacy.revokeGrants();
    const id = await send(tab, { photos: ['front'] });
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
  });

  // offline-110
  it('the worker leaves a submission with a revoked grant to a page, because it has no session to renew it', async () => {
    phone.owner = 'ayesha';
    await send(tab, { owner: 'ayesha' });
    await tab.deliver();
    phone.pharmacy.revokeGrants();
    const id = await send(tab, { owner: 'ayesha' });
    phone.owner = null;
    await (await phone.openTab()).deliver();
    expect((await tab.submission(id))?.state).toBe('queued');
    phone.owner = 'ayesha';
    await tab.outboxStore.change({ type: 'reconnected', at: phone.now() });
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
    expect(phone.pharmacy.rows.map((row) => row.principal)).toEqual(['ayesha', 'ayesha']);
  });

  // offline-70, offline-82
  it('a submission waits for a sign-in when the server rejects the new grant too', async () => {
    phone.pharmacy.mishap = (received) => (isOrder(received) ? { status: 401 } : null);
    const id = await send(tab);
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('needs-sign-in');
    expect(phone.pharmacy.received.filter(isOrder)).toHaveLength(2);
  });

  // offline-132
  it('a grant that was stored until everything was sent is deleted afterwards', async () => {
    phone.owner = 'ayesha';
    await send(tab, { owner: 'ayesha' });
    await tab.deliver();
    const id = await send(tab, { owner: 'ayesha' });
    await tab.leaveOwner('ayesha', 'keep');
    phone.owner = 'guest';
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
    expect(await tab.outboxStore.read('grant/ayesha')).toBeUndefined();
  });

  // offline-129
  it('no grant is stored for a customer who signs out while it is requested', async () => {
    phone.owner = 'ayesha';
    const host = await tab.detectHost();
    const { prepareGrant } = await import('#outbox/delivery/grant.ts');
    const current = { owner: () => phone.owner, now: phone.now() };
    await prepareGrant('ayesha', host, current);
    expect(await tab.outboxStore.read('grant/ayesha')).toBeDefined();
    await tab.leaveOwner('ayesha', 'keep');
    const fetchOfShop = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await fetchOfShop(...request);
      await tab.leaveOwner('ayesha', 'keep');
      return response;
    });
    await prepareGrant('ayesha', host, current);
    expect(await tab.outboxStore.read('grant/ayesha')).toBeUndefined();
  });

  // offline-129, sign-in-61
  it.each(['keep', 'delete'] as const)(
    'no shared file of another app stays after a sign-out (%s)',
    async (choice) => {
      const { keepShared } = await import('#outbox/photos/keep-shared.ts');
      const { sharedFiles } = await import('#outbox/photos/shared.ts');
      await keepShared([new File(['%PDF-report'], 'report.pdf', { type: 'application/pdf' })]);
      expect(await sharedFiles()).toHaveLength(1);
      phone.owner = 'ayesha';
      await tab.leaveOwner('ayesha', choice);
      expect(await sharedFiles()).toEqual([]);
    },
  );

  // offline-107, offline-110
  it('no grant is requested with the session of a customer who signs in meanwhile', async () => {
    phone.owner = 'ayesha';
    const host = await tab.detectHost();
    const preparing = tab.prepareGrant('ayesha', host, {
      owner: () => phone.owner,
      now: phone.now(),
    });
    phone.owner = 'babul';
    await preparing;
    expect(await tab.outboxStore.read('grant/ayesha')).toBeUndefined();
    expect(phone.pharmacy.received.filter((one) => one.path.endsWith('Renew'))).toEqual([]);
  });

  // offline-129
  it('a sign-out deletes the customer’s numbers and receipts, and keeps those of guests', async () => {
    const ofGuest = await send(tab, { owner: 'guest' });
    await tab.deliver();
    phone.owner = 'ayesha';
    const ofAyesha = await send(tab, { owner: 'ayesha' });
    const cleared = await send(tab, { owner: 'ayesha' });
    await tab.deliver();
    await tab.deleteSubmission(cleared);
    await tab.outboxStore.write(`placed/${ofAyesha}`, { orderNo: 'N-1' });
    await tab.leaveOwner('ayesha', 'keep');
    expect((await tab.outboxStore.receipts()).map(({ id }) => id)).toEqual([ofGuest]);
    expect(await tab.outboxStore.read(`placed/${ofAyesha}`)).toBeUndefined();
  });

  // offline-132
  it('nothing stays of a submission that was stored only until it was sent', async () => {
    phone.owner = 'ayesha';
    // This delivery gets the customer's grant.
    await send(tab, { owner: 'ayesha' });
    await tab.deliver();
    const id = await send(tab, { owner: 'ayesha' });
    await tab.leaveOwner('ayesha', 'keep');
    phone.owner = 'guest';
    await tab.deliver();
    await tab.outboxStore.write(`placed/${id}`, { orderNo: 'N-1' });
    await tab.cleanUpSignedOut('guest');
    expect(await tab.outboxStore.submissions()).toEqual([]);
    expect(await tab.outboxStore.receipts()).toEqual([]);
    expect(await tab.outboxStore.read(`placed/${id}`)).toBeUndefined();
  });

  // offline-201
  it('a submission that the pharmacy lost stays with its photos and grant after a sign-out or an expired session', async () => {
    phone.owner = 'ayesha';
    const lost = await send(tab, { owner: 'ayesha', photos: ['front'] });
    await tab.deliver();
    phone.pharmacy.rows.length = 0;
    phone.pharmacy.forgetFiles();
    await tab.checkReceipts(await tab.detectHost(), tab.context);
    const there = await send(tab, { owner: 'ayesha' });
    await tab.deliver();
    await tab.leaveOwner('ayesha', 'keep');
    expect(await tab.submission(there)).toBeUndefined();
    const waiting = await send(tab, { owner: 'ayesha' });
    phone.owner = 'guest';
    await tab.deliver();
    await tab.cleanUpSignedOut('guest');
    expect(await tab.submission(waiting)).toBeUndefined();
    expect(await tab.submission(lost)).toMatchObject({
      state: 'sent',
      lastError: { kind: 'server-forgot' },
    });
    expect(await tab.outboxStore.photoBytes(lost, 1)).not.toBeNull();
    expect(await tab.outboxStore.read('grant/ayesha')).toBeDefined();
    phone.owner = 'ayesha';
    await tab.resendSubmission(lost);
    await tab.deliver();
    expect(phone.pharmacy.rows.map((row) => row.key)).toContain(lost);
  });
});

describe('a cancelled submission', () => {
  // offline-93, offline-94
  it('a submission that was never sent is deleted and nothing arrives', async () => {
    const id = await send(tab, { photos: ['front'] });
    expect(await tab.cancelSubmission(id)).toBe('cancelled');
    await tab.deliver();
    expect(phone.pharmacy.received.filter(isOrder)).toEqual([]);
    expect(await tab.outboxStore.photoBytes(id, 1)).toBeNull();
  });

  // offline-94
  it('a submission with an unknown outcome counts as sent when the server has it', async () => {
    once(isOrder, 'response lost');
    const id = await send(tab);
    await tab.deliver();
    expect(await tab.cancelSubmission(id)).toBe('asking');
    await tab.deliver();
    expect(await tab.submission(id)).toMatchObject({ state: 'sent', orderNo: 'R-1' });
  });

  // offline-94
  it('a submission with an unknown outcome is deleted when the server does not have it', async () => {
    once(isOrder, 'request lost');
    const id = await send(tab);
    await tab.deliver();
    expect(await tab.cancelSubmission(id)).toBe('asking');
    await tab.deliver();
    expect(await tab.submission(id)).toBeUndefined();
    expect(phone.pharmacy.rows).toEqual([]);
  });

  // offline-181
  it('a submission in transit is refused when it arrives after the cancellation', async () => {
    once(isOrder, 'arrives late');
    const id = await send(tab);
    await tab.deliver();
    expect(await tab.cancelSubmission(id)).toBe('asking');
    await tab.deliver();
    expect(await tab.submission(id)).toBeUndefined();
    expect(phone.pharmacy.arriveLate()).toEqual([422]);
    expect(phone.pharmacy.rows).toEqual([]);
  });

  // offline-94, offline-181
  it('a photo for the account in transit is refused, because it is the whole submission', async () => {
    once(isUpload, 'arrives late');
    const id = await sendKind(tab, 'prescription', {}, { photos: ['front'] });
    await tab.deliver();
    expect(await tab.cancelSubmission(id)).toBe('asking');
    await tab.deliver();
    expect(await tab.submission(id)).toBeUndefined();
    expect(phone.pharmacy.arriveLate()).toEqual([422]);
    expect(phone.pharmacy.files.size).toBe(0);
  });

  // offline-94
  it('a photo for the account that arrived without a response counts as sent', async () => {
    once(isUpload, 'response lost');
    const id = await sendKind(tab, 'prescription', {}, { photos: ['front'] });
    await tab.deliver();
    expect(await tab.cancelSubmission(id)).toBe('asking');
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
  });

  // offline-94
  it('a submission stays unsent while the server is unreachable', async () => {
    once(isOrder, 'request lost');
    const id = await send(tab);
    await tab.deliver();
    await tab.cancelSubmission(id);
    phone.pharmacy.mishap = () => 'request lost';
    phone.wait(minute);
    await tab.deliver();
    const submission = await tab.submission(id);
    expect(submission && statusOf(submission, phone.now()).kind).toBe('cancelling');
    expect(await tab.deleteSubmission(id)).toBe(true);
  });
});

describe('old receipts', () => {
  // offline-89
  it('a submission that a restored server has lost can be sent again under the same id', async () => {
    const id = await send(tab, { photos: ['front'] });
    await tab.deliver();
    phone.pharmacy.rows.length = 0;
    phone.pharmacy.forgetFiles();
    await tab.checkReceipts(await tab.detectHost(), tab.context);
    const submission = await tab.submission(id);
    expect(submission && statusOf(submission, phone.now())).toEqual({
      kind: 'forgotten',
      canResend: true,
    });
    await tab.resendSubmission(id);
    await tab.deliver();
    expect(phone.pharmacy.rows.map((row) => row.key)).toEqual([id]);
    expect((await tab.submission(id))?.state).toBe('sent');
  });

  // offline-89, offline-107
  it('receipts beyond one request are not checked with another customer’s session', async () => {
    phone.owner = 'ayesha';
    phone.pharmacy.calls = ['requests.status'];
    const id = await send(tab, { owner: 'ayesha' });
    await tab.deliver();
    const [sent] = await tab.outboxStore.submissions();
    const [row] = phone.pharmacy.rows;
    const ids = Array.from({ length: 120 }, () => crypto.randomUUID());
    await tab.outboxStore.writeAll(ids.map((one) => [`letter/${one}`, { ...sent, id: one }]));
    phone.pharmacy.rows.push(...ids.flatMap((key) => (row ? { ...row, key } : [])));
    const isStatus = (received: ReceivedRequest) => received.path.endsWith('/Status');
    phone.pharmacy.mishap = (received) => {
      if (isStatus(received)) phone.owner = 'babul';
      return null;
    };
    await tab.checkReceipts(await tab.detectHost(), tab.context);
    expect(phone.pharmacy.received.filter(isStatus)).toHaveLength(1);
    const all = await tab.outboxStore.submissions();
    expect(all.map((one) => one.id).toSorted()).toEqual([id, ...ids].toSorted());
    expect(all.filter((one) => one.lastError !== null)).toEqual([]);
  });

  it('a receipt stays unchanged while the server is unreachable', async () => {
    const id = await send(tab);
    await tab.deliver();
    phone.pharmacy.mishap = () => 'captive portal';
    await tab.checkReceipts(await tab.detectHost(), tab.context);
    expect((await tab.submission(id))?.lastError).toBeNull();
  });
});

describe('the server’s time', () => {
  // offline-182
  it('the server’s time is stored from responses, only moves forward, and alone expires finished submissions', async () => {
    const id = await send(tab);
    await tab.deliver();
    phone.wait(31 * 24 * 60 * minute);
    await tab.deliver();
    await tab.deliver();
    expect(await tab.submission(id)).toMatchObject({ state: 'sent', orderNo: 'R-1' });
    expect((await tab.submission(id))?.payload).not.toBeNull();
    phone.pharmacy.date = phone.now();
    await tab.refreshHost();
    phone.pharmacy.date = '1970-01-01T00:00:00.000Z';
    await tab.refreshHost();
    await send(tab);
    await tab.deliver();
    expect(await tab.submission(id)).toBeUndefined();
  });

  // offline-181
  it('the capabilities are requested again even if the host is already stored', async () => {
    await send(tab);
    await tab.deliver();
    phone.pharmacy.calls = ['requests.status'];
    expect(await tab.detectHost()).toMatchObject({
      calls: expect.arrayContaining(['requests.takeBack']),
    });
    expect(await tab.refreshHost()).toMatchObject({ calls: ['requests.status'] });
    expect(await tab.detectHost()).toMatchObject({ calls: ['requests.status'] });
  });
});

describe('a legacy host', () => {
  beforeEach(() => {
    phone.pharmacy.isLegacy = true;
  });

  // offline-117
  it('the worker sends nothing to a legacy host', async () => {
    const id = await send(tab);
    phone.owner = null;
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('queued');
    expect(phone.pharmacy.paths()).toEqual(['Capabilities']);
  });

  // errors-5, offline-117
  it('a legacy host gets no headers that it does not support', async () => {
    phone.owner = 'ayesha';
    const id = await send(tab, { owner: 'ayesha', photos: ['front'] });
    await tab.deliver();
    const sent = phone.pharmacy.received.filter(
      (received) => isOrder(received) || isUpload(received),
    );
    const names = sent.flatMap((received) => [...received.headers.keys()]);
    expect(new Set(names)).toEqual(new Set(['accept', 'content-type', 'datacontent']));
    expect(await tab.submission(id)).toMatchObject({ state: 'sent', orderNo: 'R-1' });
  });

  // offline-88, offline-118
  it('a submission with an unknown outcome is sent again only on the customer’s request', async () => {
    once(isOrder, 'response lost');
    const id = await send(tab);
    await tab.deliver();
    phone.wait(minute);
    await tab.deliver();
    const submission = await tab.submission(id);
    expect(submission && statusOf(submission, phone.now()).kind).toBe('outcome-unknown');
    expect(phone.pharmacy.rows).toHaveLength(1);
    await tab.keepSubmission(id);
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
  });

  // offline-118
  it('a submission is not sent again after a tab died during the delivery', async () => {
    const id = await send(tab);
    once(isOrder, 'silent');
    void tab.deliver();
    await until(() => expect(phone.pharmacy.received.some(isOrder)).toBe(true));
    phone.wait(181_000);
    const next = await phone.openTab();
    await next.deliver();
    const submission = await next.submission(id);
    expect(submission && statusOf(submission, phone.now()).kind).toBe('outcome-unknown');
  });

  // offline-107
  it('a legacy host does not get A’s submission with B’s session', async () => {
    phone.owner = 'babul';
    const id = await send(tab, { owner: 'ayesha' });
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('needs-sign-in');
    expect(phone.pharmacy.rows).toEqual([]);
  });
});
