import { text } from 'drizzle-orm/pg-core';

/** What an order or a request is known by when it comes another way than from the phone (offline-165, offline-166). */
export const handOverColumns = () => ({
  /** The id that travels outside of the phone: made of the submission's, which never does. Null without a key. */
  handOverId: text('hand_over_id').unique(),
  /** SHA-256 of what travels; null for what came before there was such a thing. */
  handOverDigest: text('hand_over_digest'),
  /**
   * `entered`: it was entered from a text, and the phone has not sent it yet. `met`: the phone has.
   * `disputed`: the phone came with something else. Null for what came from a phone first.
   */
  handOver: text('hand_over', { enum: ['entered', 'met', 'disputed'] }),
});
