/** One-time codes: requests them, reads them and types them, as a phone does. */
import { insertMany } from '#server/db/bulk.ts';
import { attempts } from '#server/db/tables/sign-in.ts';
import { callApi, type TestShop } from './test-shop.ts';

export const paths = {
  requestCode: 'CustomerArea/AppCustomer/OTPLoginRequest',
  confirmCode: 'CustomerArea/AppCustomer/OTPLogin',
  signUpCode: 'MessagingArea/OtpMessage/WebRegister',
  resetCode: 'MessagingArea/OtpMessage/WebUpdatePassword',
  checkCode: 'MessagingArea/OtpMessage/Check',
  signUp: 'CustomerArea/Customer/Add',
  reset: 'CustomerArea/Customer/UpdatePassword',
  password: 'CustomerArea/Customer/Login',
  signOut: 'CustomerArea/Customer/Logout',
  summary: 'CustomerArea/Customer/Summary',
  info: 'CustomerArea/Customer/Info',
} as const;

const minute = 60_000;

/** Moves the shop's clock forward. */
export function wait(shop: TestShop, milliseconds: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
}

export const minutes = (count: number) => count * minute;
export const hours = (count: number) => count * 60 * minute;
export const days = (count: number) => count * 24 * 60 * minute;

let lastPhone = 0;

/** A number that no test has used yet. */
export function aPhone(): string {
  lastPhone += 1;
  return `018${String(lastPhone).padStart(8, '0')}`;
}

/** The code in the newest text message. */
export function lastCode(shop: TestShop): string {
  const code = /\d{6}/.exec(shop.sms.sent.at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error('no code was sent');
  return code;
}

/** A wrong code of the right form. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Requests a code. Returns the request's id and the code. */
export async function requestCode(
  shop: TestShop,
  phone: string,
  options: { path?: string; activityId?: string } = {},
) {
  const { path = paths.requestCode, activityId = '' } = options;
  const { envelope } = await callApi(shop, path, { Phone: phone, ActivityId: activityId });
  if (envelope.IsError) throw new Error(envelope.Msg);
  return { id: String(envelope.Id), code: lastCode(shop) };
}

/** Signs in with a new code, as the page of the shop does. Returns what the phone then stores. */
export async function signInByCode(
  shop: TestShop,
  phone: string,
  headers: Record<string, string> = {},
) {
  const { id, code } = await requestCode(shop, phone);
  const response = await callApi(shop, paths.confirmCode, { Code: code, Id: id }, headers);
  const { Id, datacontent } = response.envelope.Data as { Id: string; datacontent: string };
  const [cookie = ''] = String(response.headers['set-cookie'] ?? '').split(';');
  return { id: Id, token: datacontent, cookie, headers: { datacontent } };
}

/** The default password of test accounts. */
export const usualPassword = 'kolom-khata';

/** Creates an account with a password. Returns its phone number. */
export async function anAccount(shop: TestShop, password = usualPassword): Promise<string> {
  const phone = aPhone();
  const { id, code } = await requestCode(shop, phone, { path: paths.signUpCode });
  await callApi(shop, paths.checkCode, { Code: code, Id: id });
  const body = { Name: '', Phone: phone, Password: password, OTPId: id };
  const { envelope } = await callApi(shop, paths.signUp, body);
  if (envelope.IsError) throw new Error(envelope.Msg);
  return phone;
}

/** Signs in by password, on a device if one is given. */
export function login(shop: TestShop, phone: string, tried = usualPassword, activityId = '') {
  return callApi(shop, paths.password, {
    UserName: phone,
    Password: tried,
    ActivityId: activityId,
  });
}

/** Records this many attempts of a kind at the current time. */
export async function useUp(
  shop: TestShop,
  kind: string,
  most: number,
  subject = '',
): Promise<void> {
  const tries = Array.from({ length: most }, () => ({ kind, subject, at: shop.clock.now }));
  await insertMany(shop.database.db, attempts, tries);
}
