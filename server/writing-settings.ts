/** Limits for what customers and guests may write, and for the disk space that it may take. */
import { wholeNumber } from './setting-kinds.ts';

export const writingEnvironment = {
  UPLOADS_PER_MINUTE: wholeNumber('UPLOADS_PER_MINUTE', 0, 1_000_000, 1_200),
  MESSAGES_PER_MINUTE: wholeNumber('MESSAGES_PER_MINUTE', 0, 1_000_000, 1_200),
  MESSAGES_PER_HOUR: wholeNumber('MESSAGES_PER_HOUR', 0, 1_000_000, 600),
  BUDGET_PERCENT: wholeNumber('BUDGET_PERCENT', 0, 100_000, 100),
  GUEST_UPLOADS_MB: wholeNumber('GUEST_UPLOADS_MB', 0, 100_000_000, 20_000),
  FREE_DISK_MB: wholeNumber('FREE_DISK_MB', 0, 100_000_000, 500),
  GUEST_HOLD_HOURS: wholeNumber('GUEST_HOLD_HOURS', 0, 8_760, 24),
};
