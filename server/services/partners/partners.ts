/**
 * The SMS provider and the payment gateway: from the environment, else what the owner has entered
 * and switched on at the counter (counter-360, counter-364).
 */
import { parseSection } from '#contract/counter/shop.ts';
import {
  emptyPartners,
  needsKey,
  smsRecipe,
  type GatewayPartner,
  type SecretPartner,
  type SmsPartner,
} from '#domain/partners.ts';
import type { Database } from '#server/db/database.ts';
import { type Payments } from '#server/services/payments/gateway.ts';
import { openPayments, type GatewaySettings } from '#server/services/payments/open-payments.ts';
import type { SslCommerzAccount } from '#server/services/payments/ssl-commerz.ts';
import { readValue } from '#server/services/shop/stored-rows.ts';
import { noGateway, type SmsGateway } from '#server/services/sms/gateway.ts';
import { httpGateway, type SmsTemplate } from '#server/services/sms/http-gateway.ts';
import { fetchOutside } from './fetch-outside.ts';
import { findSecret, type FoundSecret } from './secrets.ts';
import { openVault, type Vault } from './vault.ts';

export type SetBy = 'machine' | 'owner' | 'demonstration';

export interface Partners {
  vault: Vault;
  /** Who decides about each partner. Only the owner's can be changed at the counter. */
  setBy: Record<SecretPartner, SetBy>;
  /** The host or the account that the machine has set; '' otherwise. */
  machineNames: Record<SecretPartner, string>;
  sms: SmsGateway;
  /** Whether messages can be sent now. */
  hasSms: () => Promise<boolean>;
  payments: Payments;
  /** What the owner or the machine has entered, with its secret, read anew. */
  readSms: () => Promise<EnteredSms>;
  readGateway: () => Promise<EnteredGateway>;
  /** The recipe of settings that are not saved yet. */
  gatewayRecipe: (partner: GatewayPartner) => string;
  fetchers: { sms: typeof fetch; payments: typeof fetch };
}

export interface EnteredSms {
  partner: SmsPartner;
  secret: FoundSecret;
  /** Null if a message cannot be sent: nothing is entered, or the key is missing. */
  template: SmsTemplate | null;
  /** Where the secret is sent. A secret is used for no other recipe. */
  recipe: string;
}

export interface EnteredGateway {
  partner: GatewayPartner;
  secret: FoundSecret;
  account: SslCommerzAccount | null;
  /** As of {@link EnteredSms}. */
  recipe: string;
}

const noSecret: FoundSecret = { state: 'none', text: '', savedBy: '', savedAt: '' };
/** The recipe of a partner of the environment. */
const machine = 'machine';

interface PartnerSettings extends GatewaySettings {
  /** '' if the secret is used instead. */
  partnerKey: string;
  isDemonstration: boolean;
  /** The SMS provider of the environment. */
  sms: SmsTemplate | null;
}

interface PartnerParts {
  db: Database;
  config: PartnerSettings;
  /** The gateway of the environment or of a demonstration; null for none. */
  sms: SmsGateway | null;
  /** Replaces the network in tests. */
  fetch?: typeof fetch | undefined;
  /** Caches what is read for customers. */
  cache?: <Value>(read: () => Promise<Value>) => () => Promise<Value>;
}

export function openPartners(parts: PartnerParts): Partners {
  const { db, config, cache = (read) => read } = parts;
  const vault = openVault(config.partnerKey || config.secret);
  const setBy = {
    sms: setterOf(config, config.sms !== null || (parts.sms !== null && !config.isDemonstration)),
    gateway: setterOf(config, config.payments.gateway !== ''),
  };
  const gatewayRecipe = ({ storeId }: GatewayPartner) =>
    JSON.stringify([config.payments.host, storeId]);
  const fetchers = { sms: parts.fetch ?? fetchOutside, payments: parts.fetch ?? fetch };
  async function readSms(): Promise<EnteredSms> {
    if (setBy.sms !== 'owner')
      return {
        partner: emptyPartners.sms,
        secret: noSecret,
        template: config.sms,
        recipe: machine,
      };
    const stored = { ...emptyPartners.sms, ...Object(await readValue(db, 'sms')) };
    const partner = parseSection('sms', stored) ?? emptyPartners.sms;
    const recipe = smsRecipe(partner);
    const secret = await findSecret(db, vault, 'sms', recipe);
    const isReady = partner.url !== '' && (!needsKey(partner) || secret.state === 'stored');
    const template = isReady ? templateOf(partner, secret.text) : null;
    return { partner, secret, template, recipe };
  }

  async function readGateway(): Promise<EnteredGateway> {
    if (setBy.gateway !== 'owner') {
      const account = config.payments.gateway === 'sslcommerz' ? config.payments : null;
      return { partner: emptyPartners.gateway, secret: noSecret, account, recipe: machine };
    }
    const stored = { ...emptyPartners.gateway, ...Object(await readValue(db, 'gateway')) };
    const partner = parseSection('gateway', stored) ?? emptyPartners.gateway;
    const recipe = gatewayRecipe(partner);
    const secret = await findSecret(db, vault, 'gateway', recipe);
    const isReady = partner.storeId !== '' && secret.state === 'stored';
    const { host } = config.payments;
    const known = { host, storeId: partner.storeId, storePassword: secret.text };
    return { partner, secret, account: isReady ? known : null, recipe };
  }

  const currentSms = cache(readSms);
  const currentGateway = cache(readGateway);
  const smsInUse = async (): Promise<SmsGateway | null> => {
    if (setBy.sms !== 'owner') return parts.sms;
    const { partner, template } = await currentSms();
    return partner.isOn && template ? httpGateway(template, fetchers.sms) : null;
  };
  const storedAccount = async () => {
    if (setBy.gateway !== 'owner') return null;
    const { partner, account } = await currentGateway();
    return account && { account, isOn: partner.isOn };
  };
  return {
    vault,
    setBy,
    machineNames: {
      sms: config.sms ? new URL(config.sms.url.replaceAll(/\{\w+\}/g, 'x')).host : '',
      gateway: config.payments.gateway && (config.payments.storeId || config.payments.gateway),
    },
    sms: {
      sendSms: async (phone, text) => ((await smsInUse()) ?? noGateway).sendSms(phone, text),
    },
    hasSms: async () => (await smsInUse()) !== null,
    payments: openPayments(config, fetchers.payments, storedAccount),
    readSms,
    readGateway,
    gatewayRecipe,
    fetchers,
  };
}

function setterOf({ isDemonstration }: PartnerSettings, isOfMachine: boolean): SetBy {
  if (isOfMachine) return 'machine';
  // Everybody knows the passwords of a demonstration, so nobody may enter a key there.
  return isDemonstration ? 'demonstration' : 'owner';
}

function templateOf(partner: SmsPartner, key: string): SmsTemplate {
  const { url, kind, body, authorization, sender, success } = partner;
  const types = { GET: null, form: 'application/x-www-form-urlencoded', json: 'application/json' };
  const type = types[kind];
  return {
    url,
    method: kind === 'GET' ? 'GET' : 'POST',
    body: kind === 'GET' ? '' : body,
    headers: {
      ...(type ? { 'content-type': type } : {}),
      ...(authorization ? { authorization } : {}),
    },
    success,
    values: { key, sender },
  };
}
