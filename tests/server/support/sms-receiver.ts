/** An SMS provider that records the messages of shops that run as separate processes. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmsReceiver {
  env: Record<string, string>;
  /** The newest code that was sent to a phone. */
  codeFor: (phone: string) => string;
  close: () => void;
}

export async function startSmsReceiver(): Promise<SmsReceiver> {
  const sent = new Map<string, string>();
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://sms.example');
    sent.set(searchParams.get('to') ?? '', searchParams.get('text') ?? '');
    response.end('ok');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    env: { SMS_URL: `http://127.0.0.1:${port}/?to={phone}&text={text}`, SMS_METHOD: 'GET' },
    codeFor: (phone) => /\d{6}/.exec(sent.get(phone) ?? '')?.[0] ?? '',
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
