/** Sends text messages. */
export interface SmsGateway {
  /**
   * Resolves when the provider has accepted the message. Throws {@link SmsNotSent} otherwise.
   * `phone` is canonical, `01XXXXXXXXX`.
   */
  sendSms: (phone: string, text: string) => Promise<void>;
}

/** The provider did not accept the message. `reason` contains neither phone nor text. */
export class SmsNotSent extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SmsNotSent';
  }
}

/** For a shop without a provider: every message fails. */
export const noGateway: SmsGateway = {
  sendSms: () => Promise.reject(new SmsNotSent('no SMS gateway is set')),
};
