/** Server settings without rate limits, budgets and hold times of guest orders. */
export const limitless = {
  RATE_PER_MINUTE: '0',
  UPLOADS_PER_MINUTE: '0',
  MESSAGES_PER_MINUTE: '0',
  MESSAGES_PER_HOUR: '0',
  BUDGET_PERCENT: '0',
  GUEST_HOLD_HOURS: '0',
};
