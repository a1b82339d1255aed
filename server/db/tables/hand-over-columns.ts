import { text } from 'drizzle-orm/pg-core';

/**
 * Columns that identify an order or request which was handed over another way (offline-165,
 * offline-166).
 */
export const handOverColumns = () => ({
  /**
   * The public id in the handed-over text, derived from the submission's secret id. Null without a
   * key.
   */
  handOverId: text('hand_over_id').unique(),
  /** SHA-256 of the handed-over content; null for rows older than this column. */
  handOverDigest: text('hand_over_digest'),
  /**
   * `entered`: somebody entered the text, and the phone has not sent the submission yet. `met`: the
   * phone has sent it too. `disputed`: the phone sent other content. Null if the phone sent it
   * first.
   */
  handOver: text('hand_over', { enum: ['entered', 'met', 'disputed'] }),
});
