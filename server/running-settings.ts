/** Settings for several processes: the drain at a shutdown, and the metrics port. */
import * as v from 'valibot';
import { wholeNumber } from './setting-kinds.ts';

export const runningEnvironment = {
  DRAIN_SECONDS: wholeNumber('DRAIN_SECONDS', 0, 600, 0),
  METRICS_PORT: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{0,5}$/, 'METRICS_PORT must be a port, or left out.'),
      v.transform((text) => (text === '' ? null : Number(text))),
      v.check(
        (port) => port === null || port <= 65_535,
        'METRICS_PORT must be a port, or left out.',
      ),
    ),
    '',
  ),
  METRICS_HOST: v.optional(
    v.pipe(v.string(), v.trim(), v.nonEmpty('METRICS_HOST must be an address.')),
    '127.0.0.1',
  ),
};
