/** What the owner may not save about a partner (counter-360, counter-364). */
import { parseSection } from '#contract/counter/shop.ts';
import type { SectionName } from '#domain/shop-sections.ts';
import { needsKey, secretPartners, smsRecipe, type SecretPartner } from '#domain/partners.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { isEndpoint } from '#server/services/push/endpoint.ts';
import { Refusal } from '#server/services/refusal.ts';
import { partnerRefusals } from '#text/counter/partners.ts';
import { findSecret } from './secrets.ts';

/** Throws a refusal if the machine has set the partner, or in a demonstration. */
export function requireOfOwner({ setBy }: AppContext['partners'], partner: SecretPartner): void {
  if (setBy[partner] === 'machine') throw new Refusal(partnerRefusals.setByMachine);
  if (setBy[partner] === 'demonstration') throw new Refusal(partnerRefusals.demonstration);
}

/** Throws a refusal if this server cannot put the part of the shop into effect. */
export async function requirePartner(
  { db, partners, publicOrigin }: AppContext,
  name: SectionName,
  value: unknown,
): Promise<void> {
  const partner = secretPartners.find((one) => one === name);
  if (!partner) return;
  requireOfOwner(partners, partner);
  if (partner === 'sms') {
    const sms = parseSection('sms', value);
    if (!sms || sms.url === '') return;
    const origin = URL.canParse(sms.url) ? new URL('/', sms.url).href : '';
    if (!isEndpoint(origin)) throw new Refusal(partnerRefusals.notOnTheInternet);
    if (!sms.isOn || !needsKey(sms)) return;
    const { state } = await findSecret(db, partners.vault, 'sms', smsRecipe(sms));
    if (state !== 'stored') throw new Refusal(partnerRefusals.secretMissing);
    return;
  }
  const gateway = parseSection('gateway', value);
  if (!gateway?.isOn) return;
  if (publicOrigin === '') throw new Refusal(partnerRefusals.originNeeded);
  const { state } = await findSecret(
    db,
    partners.vault,
    'gateway',
    partners.gatewayRecipe(gateway),
  );
  if (state !== 'stored') throw new Refusal(partnerRefusals.secretMissing);
}
