/** Settings of a server that a test may ask and write to as often as it likes. */
export const limitless = {
  RATE_PER_MINUTE: '0',
  UPLOADS_PER_MINUTE: '0',
  MESSAGES_PER_MINUTE: '0',
  MESSAGES_PER_HOUR: '0',
  BUDGET_PERCENT: '0',
  GUEST_HOLD_HOURS: '0',
};
