/** For how long is kept what the shop may not keep for ever. */

export interface Retention {
  /** Days for which the log of events is kept. */
  eventDays: number;
  /** Days after the last order or request that used a prescription; 0 for ever. */
  prescriptionDays: number;
}

/** What holds where no setting says otherwise: a year, and two, as pharmacies keep their registers. */
export const usualRetention: Retention = { eventDays: 365, prescriptionDays: 730 };
