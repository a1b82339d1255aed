/** The schemas of the partners' settings, which hold no secret. */
import * as v from 'valibot';
import { smsKinds, type ShopPartners } from '#domain/partners.ts';

export const partnerSchemas: {
  [Name in keyof ShopPartners]: v.GenericSchema<unknown, ShopPartners[Name]>;
} = {
  sms: v.object({
    isOn: v.boolean(),
    url: v.string(),
    kind: v.picklist(smsKinds),
    body: v.string(),
    authorization: v.string(),
    sender: v.string(),
    success: v.string(),
  }),
  gateway: v.object({ isOn: v.boolean(), storeId: v.string() }),
  storeApp: v.object({ packageName: v.string(), fingerprints: v.array(v.string()) }),
};
