/** Retention periods for data that the shop must not store forever. */

export interface Retention {
  /** Days for which the event log is stored. */
  eventDays: number;
  /** Days after the last order or request that used a prescription; 0 for no limit. */
  prescriptionDays: number;
}

/** The defaults: one year, and two years, as pharmacies keep their registers. */
export const usualRetention: Retention = { eventDays: 365, prescriptionDays: 730 };
