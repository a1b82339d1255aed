/**
 * A fake server for the outbox's tests, with the real wire format, UNIQUE keys, and every kind of
 * failure.
 */
import { createHash } from 'node:crypto';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

/** The failure of one request. Null lets it through. */
export type Mishap =
  | null
  | 'request lost'
  | 'response lost'
  /**
   * The phone gets no response. The request arrives when {@link Pharmacy.arriveLate} is called.
   */
  | 'arrives late'
  | 'silent'
  | 'captive portal'
  | { status: number; headers?: Record<string, string>; code?: string; message?: string };

interface Row {
  key: string;
  principal: string;
  content: string;
  orderNo: string;
  photoIds: string[];
}

interface PlainWrite {
  customersOnly?: boolean;
  responses?: unknown;
}

const aComment = { Id: '7', Customer: 'Ayesha', Content: 'Good', CreatedAt: null };

const plainWrites: Record<string, PlainWrite> = {
  'ProductArea/ProductRequest/Request': {},
  'ContactArea/Contact/Add': {},
  'ReviewArea/AppReview/Create': { customersOnly: true },
  'ReviewArea/Comment/Create': { customersOnly: true, responses: aComment },
  'CommonArea/Complain/Add': { customersOnly: true },
};

export class Pharmacy {
  readonly received: ReceivedRequest[] = [];
  readonly rows: Row[] = [];
  readonly files = new Map<string, { id: string; sha256: string; principal: string }>();
  private readonly late: ReceivedRequest[] = [];
  private readonly takenBack = new Set<string>();
  private readonly grants = new Map<string, string>();
  /** Called before each request. Tests replace it. */
  mishap: (received: ReceivedRequest) => Mishap = () => null;
  /** A legacy host: no capabilities, no keys, no marker header. */
  isLegacy = false;
  refusal: string | null = null;
  /** Whether it names the missing uploads. Older hosts do not. */
  namesMissing = true;
  /** The calls that it declares. */
  calls = ['grants.renew', 'requests.status', 'requests.takeBack'];
  /** Its clock, sent in the `Date` header (ISO, UTC). */
  date = new Date().toISOString();

  /** The keys of the stored rows, including duplicates. */
  keys(): string[] {
    return this.rows.map((row) => row.key);
  }

  paths(): string[] {
    return this.received.map((one) => one.path.split('/').at(-1) ?? '');
  }

  revokeGrants(): void {
    this.grants.clear();
  }

  forgetFiles(): void {
    this.files.clear();
  }

  /** Replaces `fetch`. */
  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const received: ReceivedRequest = {
      method: init.method ?? 'GET',
      path: url.replace(/^.*?\/api\//, ''),
      headers: new Headers(init.headers),
      body: await bodyOf(init.body),
    };
    this.received.push(received);
    const mishap = this.mishap(received);
    if (mishap === 'request lost') throw new TypeError('Failed to fetch');
    if (mishap === 'silent') return silence(init.signal);
    if (mishap === 'captive portal') {
      return new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } });
    }
    if (mishap !== null && typeof mishap === 'object') {
      return this.say(
        mishap.status,
        refused(mishap.code ?? '', mishap.message ?? ''),
        mishap.headers,
      );
    }
    if (mishap === 'arrives late') {
      this.late.push(received);
      throw new TypeError('Failed to fetch');
    }
    const response = this.serve(received);
    if (mishap === 'response lost') throw new TypeError('Failed to fetch');
    return response;
  };

  /**
   * Delivers the requests in transit. Returns the statuses of their responses, which the phone
   * never receives.
   */
  arriveLate(): number[] {
    return this.late.splice(0).map((received) => this.serve(received).status);
  }

  private serve(received: ReceivedRequest): Response {
    if (this.takenBack.has(received.headers.get('idempotency-key') ?? ''))
      return this.say(422, refused('422', 'Taken back'));
    switch (received.path) {
      case 'Capabilities':
        if (this.isLegacy) return new Response('Not found', { status: 404 });
        return this.say(
          200,
          data({
            Calls: this.calls,
            IdempotencyKeys: true,
            PaymentGateway: false,
          }),
        );
      case 'SecurityArea/SubmissionGrant/Renew':
        return this.grant(received);
      case 'ProductOrderArea/Prescription/Add':
        return this.upload(received);
      case 'RequestOrderArea/RequestOrder/Add':
        return this.place(received);
      case 'ProductOrderArea/Order/Add':
        return this.isUnsignedSpending(received)
          ? this.say(426, refused('426', 'Newer app'))
          : this.place(received);
      case 'RequestOrderArea/RequestOrder/Status':
        return this.status(received);
      case 'RequestOrderArea/RequestOrder/TakeBack':
        return this.takeBack(received);
      case 'NoticeArea/Notification/Seen':
        return this.principalOf(received) ? this.say(200, data(null)) : this.stranger();
      default:
        if (received.path in plainWrites)
          return this.keep(received, plainWrites[received.path] ?? {});
        return this.say(404, refused('404', 'Not found'));
    }
  }

  private grant(received: ReceivedRequest): Response {
    const principal = received.headers.get('datacontent') ?? 'guest';
    const grant = `grant of ${principal} ${this.grants.size} ${Math.random()}`;
    this.grants.set(grant, principal);
    return this.say(200, data({ Grant: grant, ExpiresAt: '2099-01-01T00:00:00.000Z' }));
  }

  private principalOf(received: ReceivedRequest): string | null {
    const grant = received.headers.get('x-submission-grant');
    if (grant !== null) return this.grants.get(grant) ?? null;
    return received.headers.get('datacontent') ?? 'guest';
  }

  private upload(received: ReceivedRequest): Response {
    const principal = this.principalOf(received);
    if (principal === null) return this.say(401, refused('401', 'Who are you?'));
    const { sha256 } = record(received.body);
    const key = received.headers.get('idempotency-key') ?? `unkeyed ${this.files.size}`;
    const known = this.files.get(key);
    const id = known?.id ?? `p${this.files.size + 1}`;
    this.files.set(key, { id, sha256: String(sha256), principal });
    return this.say(200, { IsError: false, Id: id, Msg: '', Data: null });
  }

  private place(received: ReceivedRequest): Response {
    const principal = this.principalOf(received);
    if (principal === null) return this.say(401, refused('401', 'Who are you?'));
    const { ActivityId: _, ...content } = record(received.body);
    const key = received.headers.get('idempotency-key') ?? `unkeyed ${this.rows.length}`;
    const print = JSON.stringify(content);
    const known = this.rows.find((row) => row.key === key);
    if (known && known.content !== print) return this.say(422, refused('422', 'Another content'));
    if (known) return this.receipt(known);
    if (this.refusal !== null) return this.say(200, refused('7', this.refusal));
    const photoIds = Array.isArray(content['ImgId']) ? content['ImgId'].map(String) : [];
    const stored = new Set([...this.files.values()].map((file) => file.id));
    const missing = photoIds.filter((id) => !stored.has(id));
    if (missing.length > 0) {
      const Data = this.namesMissing ? missing : null;
      return this.say(409, { ...refused('upload-missing', 'Choose again'), Data });
    }
    const orderNo = `R-${this.rows.length + 1}`;
    const row = { key, principal, content: print, orderNo, photoIds };
    this.rows.push(row);
    return this.receipt(row);
  }

  /** Stores a submission of a single row. Its response contains no number. */
  private keep(
    received: ReceivedRequest,
    { customersOnly = false, responses = null }: PlainWrite,
  ): Response {
    const principal = this.principalOf(received);
    if (principal === null || (customersOnly && principal === 'guest')) return this.stranger();
    const { ActivityId: _, ...content } = record(received.body);
    const key = received.headers.get('idempotency-key') ?? `unkeyed ${this.rows.length}`;
    const print = JSON.stringify([received.path, content]);
    const known = this.rows.find((row) => row.key === key);
    if (known && known.content !== print) return this.say(422, refused('422', 'Another content'));
    if (!known && this.refusal !== null) return this.say(200, refused('7', this.refusal));
    if (!known) this.rows.push({ key, principal, content: print, orderNo: '', photoIds: [] });
    return this.say(200, data(responses));
  }

  /** Refuses a payment from the wallet by a grant without the customer's signature. */
  private isUnsignedSpending({ headers, body }: ReceivedRequest): boolean {
    const { fineCash, WalletConsent } = record(body);
    return headers.has('x-submission-grant') && Number(fineCash) > 0 && !WalletConsent;
  }

  private stranger(): Response {
    return this.say(401, refused('401', 'Who are you?'));
  }

  private receipt(row: Row): Response {
    return this.say(200, data({ Id: `id ${row.orderNo}`, OrderNo: row.orderNo }));
  }

  private status(received: ReceivedRequest): Response {
    const principal = this.principalOf(received);
    if (principal === null) return this.say(401, refused('401', 'Who are you?'));
    const { Ids } = record(received.body);
    const ids = Array.isArray(Ids) ? Ids : [];
    const files = [...this.files].map(([key, file]) => ({ key, ...file, orderNo: '' }));
    const known = [...this.rows, ...files].filter(
      (row) => ids.includes(row.key) && row.principal === principal,
    );
    return this.say(
      200,
      data(
        known.map((row) => ({
          LetterId: row.key,
          Id: `id ${row.orderNo || row.key}`,
          OrderNo: row.orderNo,
          ReceivedAt: '2026-05-04T06:00:00.000Z',
        })),
      ),
    );
  }

  private takeBack(received: ReceivedRequest): Response {
    const { Ids } = record(received.body);
    const keys = new Set([...this.keys(), ...this.files.keys()]);
    for (const id of Array.isArray(Ids) ? Ids : []) if (!keys.has(id)) this.takenBack.add(id);
    return this.status(received);
  }

  private say(status: number, body: unknown, headers: Record<string, string> = {}): Response {
    const date = new Date(this.date).toUTCString();
    const marker: Record<string, string> = this.isLegacy ? {} : { 'x-shop-api': '1', date };
    return Response.json(body, { status, headers: { ...marker, ...headers } });
  }
}

function data(content: unknown) {
  return { IsError: false, Id: null, Msg: '', Data: content };
}

function refused(code: string, message: string) {
  return { IsError: true, Id: code, Msg: message, Data: null };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

async function bodyOf(body: unknown): Promise<unknown> {
  if (typeof body === 'string') return JSON.parse(body);
  if (!(body instanceof FormData)) return null;
  const file = body.get('Img');
  if (!(file instanceof File)) return null;
  const bytes = Buffer.from(await file.arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { sha256, name: file.name, type: file.type, From: body.get('From') };
}

function silence(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
