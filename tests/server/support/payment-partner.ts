import { createServer, type Server } from 'node:http';

/** A payment partner with the API of SSLCommerz, on a port of this machine. */
export interface Partner {
  origin: string;
  /** The request of the shop at the start of each session, by transaction. */
  sessions: Map<string, URLSearchParams>;
  /** The validator's response, by val_id. */
  says: Map<string, Record<string, string>>;
  /**
   * The attempts within a session, by transaction. `lookedUp` lists every transaction that was
   * queried.
   */
  tries: Map<string, Record<string, string>[]>;
  lookedUp: string[];
  isSilent: boolean;
  /** The address to which every request is redirected with a 307, or '' for no redirect. */
  sendsOnTo: string;
  close: () => void;
}

export function openPartner(): Promise<Partner> {
  const sessions = new Map<string, URLSearchParams>();
  const says = new Map<string, Record<string, string>>();
  const tries = new Map<string, Record<string, string>[]>();
  const lookedUp: string[] = [];
  const partner = {
    origin: '',
    sessions,
    says,
    tries,
    lookedUp,
    isSilent: false,
    sendsOnTo: '',
  };
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://partner');
      response.setHeader('content-type', 'application/json');
      if (partner.sendsOnTo !== '')
        return void response.writeHead(307, { location: partner.sendsOnTo + request.url }).end();
      if (partner.isSilent) return void response.writeHead(500).end('{}');
      if (url.pathname === '/gwprocess/v4/api.php') {
        const session = new URLSearchParams(body);
        sessions.set(session.get('tran_id') ?? '', session);
        const GatewayPageURL = `${partner.origin}/page/${session.get('tran_id')}`;
        return void response.end(JSON.stringify({ status: 'SUCCESS', GatewayPageURL }));
      }
      if (url.pathname.endsWith('/merchantTransIDvalidationAPI.php')) {
        const transaction = url.searchParams.get('tran_id') ?? '';
        lookedUp.push(transaction);
        const element = tries.get(transaction);
        return void response.end(
          JSON.stringify({
            APIConnect: 'DONE',
            no_of_trans_found: element?.length ?? 0,
            ...(element && { element }),
          }),
        );
      }
      const told = says.get(url.searchParams.get('val_id') ?? '');
      response.end(JSON.stringify(told ?? { status: 'INVALID_TRANSACTION' }));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      partner.origin = `http://127.0.0.1:${port}`;
      resolve(Object.assign(partner, { close: () => server.close() }));
    });
  });
}
