/** Pays on the sandbox's page as a browser does. */
import { callApi, type TestShop } from './test-shop.ts';

/** Starts a payment. Returns the address of its page, or null if the server refuses. */
export async function startPaying(
  shop: TestShop,
  order: { Id: string; AccessKey: string },
  headers: Record<string, string> = {},
): Promise<string | null> {
  const request = { OrderId: order.Id, AccessKey: order.AccessKey };
  const path = 'ProductOrderArea/Payment/Start';
  const { envelope } = await callApi(shop, path, request, headers);
  return envelope.IsError ? null : String(Object(envelope.Data).Url);
}

/**
 * Presses Pay, Fail or Cancel on that page. Returns the `Payment` parameter of the success page.
 */
export async function payOnPage(
  shop: TestShop,
  url: string,
  claim: 'success' | 'fail' | 'cancel' = 'success',
): Promise<string | null> {
  const page = await shop.app.inject({ method: 'GET', url });
  const form = page.body.split('<form').find((one) => one.includes(`/${claim}"`)) ?? '';
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/ProductOrderArea/Payment/Return/${claim}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  const to = new URL(response.headers.location ?? '', 'https://shop.example');
  return to.searchParams.get('Payment');
}
