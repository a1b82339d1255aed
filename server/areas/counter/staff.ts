/** Sign-in and sign-out at the counter (counter-1 to counter-19). */
import * as contract from '#contract/counter/staff.ts';
import { needsSecondStep } from '#domain/staff.ts';
import {
  clearCounterCookie,
  readCounterCookie,
  setCounterCookie,
} from '#server/endpoint/counter-cookie.ts';
import { implementCounter, implementCounterEntrance } from '#server/endpoint/implement-counter.ts';
import { isKnownBrowser, rememberBrowser } from '#server/endpoint/known-browser.ts';
import { neighbourhoodOf } from '#server/endpoint/neighbourhood.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { draftKeyOf } from '#server/services/staff/draft-key.ts';
import { changeOwnPassword } from '#server/services/staff/own-password.ts';
import { ownRecoveryCodes, renewRecoveryCodes } from '#server/services/staff/own-recovery-codes.ts';
import { totpUri } from '#server/services/staff/second-step.ts';
import { endStaffSession } from '#server/services/staff/sessions.ts';
import { readInvitation, setUpStaff } from '#server/services/staff/set-up.ts';
import { signInStaff } from '#server/services/staff/sign-in.ts';
import { implementCounterStaffList } from './staff-list.ts';

export function implementCounterStaff(context: AppContext): void {
  const { db } = context;
  implementCounterStaffList(context);

  implementCounterEntrance(context, contract.signIn, async ({ input, now, request, reply }) => {
    const done = await signInStaff(context, {
      ...input,
      now,
      ip: request.ip,
      neighbourhood: neighbourhoodOf(request),
      isKnownTo: (memberId) => isKnownBrowser(request, context.secret, memberId, now),
    });
    if (done.kind === 'code-needed') return done;
    setCounterCookie(reply, done.token);
    rememberBrowser(reply, context.secret, done.member.id, now);
    return { kind: done.kind, member: done.member, recoveryCodesLeft: done.recoveryCodesLeft };
  });

  implementCounterEntrance(context, contract.invitation, async ({ input, now }) => {
    const { name, role, secret } = await readInvitation(context, now, input.invitation);
    const shop = await context.shop();
    return {
      name,
      role,
      needsCode: needsSecondStep(role),
      secret,
      uri: totpUri(secret, name || role, shop.identity.name.en),
    };
  });

  implementCounterEntrance(context, contract.setUp, async ({ input, now, request, reply }) => {
    const { member, token, recoveryCodes } = await setUpStaff(context, { ...input, now });
    const about = `${member.name}: set up`;
    await recordEvent(db, { kind: 'staff-signed-in', now, ip: request.ip, about });
    setCounterCookie(reply, token);
    rememberBrowser(reply, context.secret, member.id, now);
    return { member, recoveryCodes };
  });

  implementCounter(context, contract.me, ({ member }) => Promise.resolve({ member }));

  implementCounter(context, contract.draftKey, ({ member }) =>
    Promise.resolve({ memberId: member.id, key: draftKeyOf(member.id, context.secret) }),
  );

  implementCounter(context, contract.changePassword, ({ input, member, now, request }) => {
    const from = { token: readCounterCookie(request), now, ip: request.ip };
    return changeOwnPassword(context, member, { ...input, ...from });
  });

  implementCounter(context, contract.recoveryCodes, ({ member }) =>
    ownRecoveryCodes(db, member.id),
  );

  implementCounter(context, contract.newRecoveryCodes, async ({ input, member, now, request }) => {
    const typed = { ...input, now, ip: request.ip };
    return { codes: await renewRecoveryCodes(context, member, typed) };
  });

  implementCounter(context, contract.signOut, async ({ member, now, request, reply }) => {
    await endStaffSession(db, readCounterCookie(request));
    const { name } = member;
    await recordEvent(db, { kind: 'staff-signed-out', now, ip: request.ip, about: name });
    clearCounterCookie(reply);
    return null;
  });
}
