import type { FastifyInstance } from 'fastify';
import { isDiskFull } from '#server/services/failures.ts';
import type { Readiness } from '#server/services/readiness.ts';

/**
 * Makes the process unready when a write fails because a disk is full, and logs that once
 * (running-20).
 */
export function noticeFullDisk(app: FastifyInstance, readiness: Readiness): void {
  readiness.onFullDisk(() =>
    app.log.error(
      'the disk is full: nothing can be written. Make room under DATA_DIR, or for the database',
    ),
  );
  app.addHook('onError', async (_request, _reply, failure) => {
    if (isDiskFull(failure)) readiness.writeFailed();
  });
}
