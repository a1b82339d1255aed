/** What carries a text message to a phone. */
export interface SmsGateway {
  /** Resolves when the provider has taken it; throws {@link SmsNotSent}. `phone` is canonical, `01XXXXXXXXX`. */
  sendSms: (phone: string, text: string) => Promise<void>;
}

/** The provider did not take it: `reason` names no phone and no text. */
export class SmsNotSent extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SmsNotSent';
  }
}

/** For a shop that has no provider: every code fails, honestly. */
export const noGateway: SmsGateway = {
  sendSms: () => Promise.reject(new SmsNotSent('no SMS gateway is set')),
};
