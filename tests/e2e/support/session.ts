import type { Page } from 'playwright-core';

/**
 * Creates a session at the server and stores it under `USER`, as the login form does, but without
 * the form.
 */
export async function signInBehind(
  page: Page,
  who: { phone: string; password: string },
): Promise<void> {
  await page.evaluate(async ({ phone, password }) => {
    const response = await fetch('/api/CustomerArea/Customer/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ UserName: phone, Password: password }),
    });
    const answer = (await response.json()) as { Data: Record<string, string> };
    const {
      Id: id,
      Name: name,
      Email: email,
      Phone,
      Icon: image,
      datacontent: token,
    } = answer.Data;
    localStorage.setItem('USER', JSON.stringify({ id, name, email, phone: Phone, image, token }));
  }, who);
}
