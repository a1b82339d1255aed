/** The features of this server beyond the base calls (shell-97). */
import * as v from 'valibot';
import type { Capabilities } from '#domain/capabilities.ts';
import { endpoint } from './endpoint.ts';
import { wireList } from './lists.ts';
import { wireFlag, wireObject } from './wire.ts';

export const get = endpoint({
  name: 'capabilities.get',
  method: 'GET',
  path: 'Capabilities',
  request: v.object({}),
  response: v.pipe(
    wireObject({
      Calls: wireList(v.string()),
      IdempotencyKeys: wireFlag,
      PaymentGateway: wireFlag,
    }),
    v.transform((wire): Capabilities => ({
      calls: wire.Calls,
      keepsKeys: wire.IdempotencyKeys,
      takesPayment: wire.PaymentGateway,
    })),
  ),
  shared: true,
  added: true,
});
