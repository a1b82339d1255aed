/** The secrets of SMS provider and payment gateway, and trying both (counter-360 to counter-369). */
import * as v from 'valibot';
import * as contract from '#contract/counter/partners.ts';
import { needsKey, type SecretPartner } from '#domain/partners.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { returnAddresses } from '#server/areas/payment-returns.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { FoundSecret } from '#server/services/partners/secrets.ts';
import { deleteSecrets, digestOf, storeSecret } from '#server/services/partners/secrets.ts';
import {
  checkTestPayment,
  readTest,
  startTestPayment,
} from '#server/services/partners/test-payment.ts';
import { sendTestSms, storedSmsTest } from '#server/services/partners/test-sms.ts';
import { testRows } from '#server/services/partners/tests-of-partner.ts';
import { newestRow } from '#server/services/shop/stored-rows.ts';
import { requireOfOwner } from '#server/services/partners/require-of-owner.ts';
import { Refusal } from '#server/services/refusal.ts';
import { switchOff } from '#server/services/shop/sections.ts';
import { partnerRefusals } from '#text/counter/partners.ts';
import { signInRefusals } from '#text/sign-in.ts';

export function implementCounterPartners(context: AppContext): void {
  const { db, partners, catalogue } = context;

  implementCounter(context, contract.status, async () => ({
    publicOrigin: context.publicOrigin,
    sms: await smsStatus(context),
    gateway: await gatewayStatus(context),
  }));

  implementCounter(context, contract.saveSecret, async ({ input, member, now }) => {
    const { partner, secret } = input;
    requireOfOwner(partners, partner);
    const isSms = partner === 'sms';
    const { recipe, partner: entered } = await (isSms
      ? partners.readSms()
      : partners.readGateway());
    const isEntered = 'url' in entered ? needsKey(entered) : entered.storeId !== '';
    if (!isEntered) throw new Refusal(partnerRefusals[isSms ? 'noPlaceForKey' : 'nothingEntered']);
    const by = { actor: member.name, now };
    await storeSecret(db, partners.vault, by, { partner, recipe, secret });
    catalogue.forget();
    return {};
  });

  implementCounter(context, contract.removeSecret, async ({ input, member, now }) => {
    const by = { actor: member.name, now };
    requireOfOwner(partners, input.partner);
    await db.transaction(async (tx) => {
      await switchOff(tx, by, input.partner);
      await deleteSecrets(tx, by, input.partner);
    });
    catalogue.forget();
    return {};
  });

  implementCounter(context, contract.trySms, async ({ input, member, now, language }) => {
    const phone = canonicalPhone(input.phone);
    if (!phone) throw new Refusal(signInRefusals.invalidPhone);
    const { identity } = await context.shop();
    const message = { phone, shop: identity.name[language], language };
    return sendTestSms(context, { actor: member.name, now }, message);
  });

  implementCounter(context, contract.tryPayment, async ({ member, now, request }) => {
    if (partners.setBy.gateway === 'demonstration')
      throw new Refusal(partnerRefusals.demonstration);
    if (context.publicOrigin === '') throw new Refusal(partnerRefusals.originNeeded);
    const { contact } = await context.shop();
    const customer = {
      name: member.name,
      phone: contact.phones[0] ?? '01000000000',
      email: contact.email || 'owner@example.com',
      address: contact.address.en || 'Dhaka',
      district: 'Dhaka',
    };
    const returnTo = returnAddresses(context, request);
    const by = { actor: member.name, now };
    return { url: await startTestPayment(context, by, { customer, returnTo }) };
  });

  implementCounter(context, contract.checkPayment, async () => {
    await checkTestPayment(context);
    return {};
  });
}

async function smsStatus({ db, partners }: AppContext) {
  const { partner, secret, recipe } = await partners.readSms();
  const row = await newestRow(db, testRows('sms'));
  const test = row ? v.parse(storedSmsTest, row.value) : null;
  const isNeeded = partner.url === '' || needsKey(partner);
  return {
    ...shared(partners, 'sms', secret),
    ...(isNeeded ? {} : { secret: 'unneeded' as const }),
    isInUse: await partners.hasSms(),
    test:
      row && test?.recipe === digestOf(recipe)
        ? {
            at: row.savedAt.toISOString(),
            failure: test.failure,
            status: test.status,
            reply: test.reply,
          }
        : null,
  };
}

async function gatewayStatus({ db, partners }: AppContext) {
  const { secret, recipe } = await partners.readGateway();
  const row = await newestRow(db, testRows('gateway'));
  const test = await readTest(db);
  return {
    ...shared(partners, 'gateway', secret),
    isInUse: (await partners.payments.offered()) !== null,
    test:
      row && test?.recipe === digestOf(recipe)
        ? {
            at: row.savedAt.toISOString(),
            state: test.state,
            amount: takaFromPaisa(test.amount),
            reply: test.reply,
          }
        : null,
  };
}

function shared(partners: AppContext['partners'], name: SecretPartner, secret: FoundSecret) {
  return {
    setBy: partners.setBy[name],
    name: partners.machineNames[name],
    secret: secret.state,
    secretBy: secret.savedBy,
    secretAt: secret.savedAt,
  };
}
