/**
 * The customer's account: its sessions, the export of its data, and its deletion (customer-area-173
 * to customer-area-179).
 */
import * as contract from '#contract/account.ts';
import { customerOf, implement, type EndpointCall } from '#server/endpoint/implement.ts';
import { markConfirmed, requireConfirmed } from '#server/services/accounts/confirmed.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';
import { eraseAccount } from '#server/services/accounts/erase-account.ts';
import { exportAccount } from '#server/services/accounts/export-account.ts';
import { useAsProof } from '#server/services/accounts/one-time-codes.ts';
import {
  byDevice,
  endOtherSessions,
  endOwnSession,
  sessionsOf,
} from '#server/services/accounts/own-sessions.ts';
import type { Principal } from '#server/services/accounts/principal.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { notFound, signInNeeded } from '#server/services/failures.ts';
import { forgetNoted } from '#server/services/prescriptions/forgotten-files.ts';
import { Refusal } from '#server/services/refusal.ts';
import { accountRefusals } from '#text/account-refusals.ts';
import { taka } from '#text/numbers.ts';
import { signInRefusals } from '#text/sign-in.ts';
import { customerById } from './customer-accounts.ts';
import { rightCode, rightPassword } from './proofs.ts';

/** Per address and minute. Each export takes about a second of work. */
const exportsPerMinute = 12;

export function implementAccount(context: AppContext): void {
  implementSessions(context);
  implementConfirm(context);
  implementExport(context);
  implementErase(context);
}

function implementSessions(context: AppContext): void {
  const { db } = context;

  implement(context, contract.sessions, async ({ principal, now }) => {
    const own = sessionHashOf(principal);
    const rows = await sessionsOf(db, now, customerOf(principal));
    return byDevice(rows, own).map((device) => ({
      Id: device.id,
      OpenedOn: device.openedOn,
      OpenedAt: device.openedAt.toISOString(),
      UsedAt: device.usedAt.toISOString(),
      IsThis: device.isThis,
    }));
  });

  implement(context, contract.endSessions, async ({ input, principal, now, request }) => {
    const customerId = customerOf(principal);
    const { id, isOthers } = input;
    if (isOthers) await endOtherSessions(db, now, customerId, sessionHashOf(principal));
    else if (!(await endOwnSession(db, now, customerId, id))) throw notFound();
    const about = isOthers ? 'all others' : 'one of the list';
    await recordEvent(db, { kind: 'signed-out', about, customerId, now, ip: request.ip });
    return null;
  });
}

function implementConfirm(context: AppContext): void {
  const { db } = context;

  implement(context, contract.confirm, async (call) => {
    const { input, now, principal, request } = call;
    const customer = await customerById(db, customerOf(principal));
    const sessionHash = sessionHashOf(principal);
    if (input.code === '') {
      const { phone } = customer;
      const deviceId = await deviceOf(db, input.activityId);
      const { password } = input;
      await rightPassword(context, customer, { phone, password, deviceId, now, request });
      await markConfirmed(db, now, sessionHash);
    } else {
      const { id, phone } = await rightCode(context, call, ['sign-in'], { sessionHash });
      const isProof = phone === customer.phone && (await useAsProof(db, now, id, sessionHash));
      if (!isProof) throw new Refusal(signInRefusals.wrongCode);
    }
    return null;
  });
}

function implementExport(context: AppContext): void {
  const { db } = context;
  const handle = async ({ principal, now, request }: EndpointCall<typeof contract.exportData>) => {
    await requireConfirmed(db, now, sessionHashOf(principal));
    const customerId = customerOf(principal);
    await recordEvent(db, { kind: 'data-exported', customerId, now, ip: request.ip });
    return { Json: JSON.stringify(await exportAccount(db, customerId, now), null, 2) };
  };
  implement(context, contract.exportData, handle, { perMinute: exportsPerMinute });
}

function implementErase(context: AppContext): void {
  const { db, files } = context;

  implement(context, contract.erase, async ({ input, principal, now, request }) => {
    await requireConfirmed(db, now, sessionHashOf(principal));
    const customerId = customerOf(principal);
    const { phone } = await customerById(db, customerId);
    const erased = await eraseAccount(db, customerId, now, input.givesUpWallet);
    if (erased.kind === 'unknown') throw signInNeeded();
    if (erased.kind === 'still-open') {
      throw new Refusal(accountRefusals.stillOpen, { id: contract.stillOpen });
    }
    if (erased.kind === 'wallet') {
      const [en, bn] = accountRefusals.walletNotEmpty;
      const { amount } = erased;
      const says = [en(taka(amount, 'en')), bn(taka(amount, 'bn'))] as const;
      throw new Refusal(says, { id: contract.walletNotEmpty });
    }
    const about = erased.givenUp > 0 ? `${taka(erased.givenUp, 'en')} given up` : '';
    await recordEvent(db, {
      kind: 'account-erased',
      customerId,
      phone,
      about,
      now,
      ip: request.ip,
    });
    // The last step, and it must not fail the call: the account is already deleted, whatever the
    // store does.
    await forgetNoted({ db, files }, erased.fileKeys);
    return null;
  });
}

/** The session of the call. Throws a 401 if a grant made the call. */
function sessionHashOf(principal: Principal): string {
  const hash = principal.kind === 'customer' ? principal.sessionHash : null;
  if (hash === null) throw signInNeeded();
  return hash;
}
