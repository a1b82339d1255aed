import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { paisaFromTaka } from '#domain/money.ts';
import { openEmbedded } from '#server/db/open-database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { openPrescriptionFiles } from '#server/services/prescriptions/prescription-files.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { aPdf } from '#tests/server/support/pdf-files.ts';
import { anOrder, placedIn, type AProduct, type Placed } from '#tests/server/support/orders.ts';
import { aKey, aRequest } from '#tests/server/support/requests.ts';
import type { PharmacyServer } from './server.ts';

/** Demo accounts: one that is filled, and one without data. */
export const busyCustomer = { phone: '01700000101', password: 'nirog-demo' };
export const newCustomer = { phone: '01700000104', password: 'nirog-demo' };

/** Orders of the busy customer by their special property. */
export interface KeptOrders {
  pending: Placed;
  delivering: Placed;
  cancelled: Placed;
  /** With Auto Order After 28 Days, placed 30 days ago. */
  due: Placed;
}

const orderCount = 12;
const day = 86_400_000;

/**
 * Fills the busy customer's account with a year's data: orders in every state, prescriptions,
 * quoted requests, payments, notifications and offers. The customer's part goes over the API, the
 * shop's through the operator's commands.
 */
export async function fillAccount(pharmacy: PharmacyServer): Promise<KeptOrders> {
  const token = await login(pharmacy, busyCustomer);
  const products = await someProducts(pharmacy, token);
  const placed: Placed[] = [];
  for (let at = 0; at < orderCount; at += 1) {
    const lines = products
      .slice(at % 3, (at % 3) + 1 + (at % 4))
      .map((product, position) => ({ ...product, quantity: 1 + ((at + position) % 5) }));
    const changes = {
      Remarks: at % 4 === 0 ? 'বিকেল পাঁচটার পরে এলে ভালো হয়, দারোয়ানকে বলা আছে।' : '',
      autoOrderIsActive: at === 0,
    };
    const order = anOrder({ lines, changes });
    const response = await ask(pharmacy, 'ProductOrderArea/Order/Add', order, token);
    placed.push(placedIn(response.Data));
  }
  const requests = await someRequests(pharmacy, token);
  const [due, delivered, delivering, cancelled, confirmed, processing, , pending] = placed;
  if (!due || !delivered || !delivering || !cancelled || !confirmed || !processing || !pending)
    throw new Error('an order is missing');
  for (const id of await somePrescriptions(pharmacy, token)) {
    await ask(
      pharmacy,
      'ProductOrderArea/Prescription/AddToOrder',
      { Prescriptions: [id], OrderId: delivering.Id },
      token,
    );
  }
  await asOperator(
    pharmacy,
    [
      ...moves(due.OrderNo, ['Confirmed', 'Processing', 'Delivering', 'Delivered']),
      ...moves(delivered.OrderNo, ['Confirmed', 'Processing', 'Delivering', 'Delivered']),
      ...moves(delivering.OrderNo, ['Confirmed', 'Processing', 'Delivering']),
      ...moves(cancelled.OrderNo, ['Cancelled']),
      ...moves(confirmed.OrderNo, ['Confirmed']),
      ...moves(processing.OrderNo, ['Confirmed', 'Processing']),
      ...Array.from({ length: 11 }, (_, at) =>
        payment((placed[at % 3] ?? due).OrderNo, 1 + at, at % 2 ? 'Cash' : 'bKash'),
      ),
      ['requests', 'answer', requests[0] ?? '', '--total', '1520.50', '--note', 'Today.'],
      ['requests', 'move', requests[1] ?? '', '--to', 'Cancelled'],
      ['wallet', 'credit', busyCustomer.phone, '--amount', '125000'],
      news('Rain is slowing our riders today.', 'বৃষ্টিতে আজ ডেলিভারি দেরি হতে পারে।'),
      news('New branch in Sylhet.', 'সিলেটে নতুন শাখা।'),
    ],
    due,
  );
  return { pending, delivering, cancelled, due };
}

/** Any of them may contain a prescription product. */
const moves = (orderNo: string, statuses: string[]) => [
  ['orders', 'check', orderNo, '--note', 'Seen.'],
  ...statuses.map((status) => ['orders', 'move', orderNo, '--to', status]),
];

const payment = (orderNo: string, amount: number, service: string) => [
  'orders',
  'pay',
  orderNo,
  '--amount',
  String(amount),
  '--service',
  service,
];

const news = (text: string, bengali: string) => [
  'customer',
  'notify',
  busyCustomer.phone,
  '--text',
  text,
  '--bengali',
  bengali,
];

async function someProducts(pharmacy: PharmacyServer, token: string): Promise<AProduct[]> {
  const page = { pageNumber: 1, pageSize: 50, filter: [] };
  const response = await ask(pharmacy, 'ProductArea/Product/Get', page, token);
  const all = rowsOf(response.Data).map((row) => ({
    id: Number(row['Id']),
    listPrice: paisaFromTaka(Number(row['UnitSalePrice'])),
    discount: paisaFromTaka(Number(row['Discount'])),
    stock: Number(row['Stock']),
  }));
  return all.filter((product) => product.stock >= 5 * orderCount);
}

async function someRequests(pharmacy: PharmacyServer, token: string): Promise<string[]> {
  const numbers: string[] = [];
  for (let at = 0; at < 6; at += 1) {
    const request = aRequest({
      Remarks: at === 0 ? 'মায়ের ওষুধ, এক মাসের জন্য লাগবে।' : '',
      TotalItem: 2,
      TotalQuantity: 40,
      Items: [
        { Name: 'Insulin Mixtard 30 HM Penfill', Strength: '100 IU/ml', Quantity: 2, Position: 1 },
        { Name: 'নাপা এক্সট্রা', Strength: '৫০০ মিগ্রা', Quantity: 38, Position: 2 },
      ],
      ImgId: at === 0 ? [await upload(pharmacy, token)] : [],
    });
    const response = await ask(pharmacy, 'RequestOrderArea/RequestOrder/Add', request, token);
    numbers.push(placedIn(response.Data).OrderNo);
  }
  return numbers;
}

async function somePrescriptions(pharmacy: PharmacyServer, token: string): Promise<string[]> {
  await upload(pharmacy, token);
  const document = new File([new Uint8Array(aPdf())], 'report.pdf', { type: 'application/pdf' });
  return [await upload(pharmacy, token), await upload(pharmacy, token, document)];
}

async function upload(pharmacy: PharmacyServer, token: string, file?: File): Promise<string> {
  const photo =
    file ?? new File([new Uint8Array(await aPhoto())], 'rx.jpg', { type: 'image/jpeg' });
  const form = new FormData();
  form.set('From', 'Upload Prescription');
  form.set('Description', '');
  form.set('activityId', '00000000-0000-0000-0000-000000000000');
  form.set('Img', photo);
  const response = await fetch(`${pharmacy.origin}/api/ProductOrderArea/Prescription/Add`, {
    method: 'POST',
    headers: { ...aKey(), datacontent: token },
    body: form,
  });
  return String(Object(await response.json()).Id);
}

/** Stops the server to run the operator's commands, as docs/operator.md requires. */
async function asOperator(
  pharmacy: PharmacyServer,
  commands: string[][],
  due: Placed,
): Promise<void> {
  await pharmacy.stop();
  const { db, close } = await openEmbedded({ folder: join(pharmacy.dataDir, 'database') });
  try {
    const openFiles = () => openPrescriptionFiles(join(pharmacy.dataDir, 'prescriptions'));
    const at = { now: new Date(), actor: 'test', openFiles, origin: '' };
    for (const command of commands) await parseOperatorCommand(command)(db, at);
    const createdAt = new Date(at.now.getTime() - 30 * day);
    await db.update(orders).set({ createdAt }).where(eq(orders.id, due.Id));
  } finally {
    await close();
  }
  await pharmacy.start();
}

async function login(
  pharmacy: PharmacyServer,
  { phone, password }: typeof busyCustomer,
): Promise<string> {
  const asked = { UserName: phone, Password: password };
  const { Data } = await ask(pharmacy, 'CustomerArea/Customer/Login', asked);
  return String(Object(Data).datacontent);
}

async function ask(
  pharmacy: PharmacyServer,
  path: string,
  body: unknown,
  token = '',
): Promise<{ Data: unknown }> {
  const response = await fetch(`${pharmacy.origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', datacontent: token, ...aKey() },
    body: JSON.stringify(body),
  });
  const envelope: { IsError: boolean; Msg: string; Data: unknown } = await response.json();
  if (!response.ok || envelope.IsError) throw new Error(`${path}: ${envelope.Msg}`);
  return envelope;
}

function rowsOf(content: unknown): Record<string, unknown>[] {
  const rows: unknown = Object(content).Data ?? content;
  return Array.isArray(rows) ? rows.map((row: unknown) => Object(row)) : [];
}
