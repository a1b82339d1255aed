import { PGlite } from '@electric-sql/pglite';

/**
 * Ends the process when PostgreSQL panics, such as when it cannot write its log to a full disk.
 * PostgreSQL would end its own process; inside ours it cannot, and the next statement would block
 * for ever. The next start recovers from the log.
 */
export class OwnPglite extends PGlite {
  override execProtocol(
    ...args: Parameters<PGlite['execProtocol']>
  ): ReturnType<PGlite['execProtocol']> {
    return super.execProtocol(...args).catch(endOnPanic);
  }

  override execProtocolStream(
    ...args: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return super.execProtocolStream(...args).catch(endOnPanic);
  }
}

function endOnPanic(failure: unknown): never {
  if (failure instanceof Error && 'severity' in failure && failure.severity === 'PANIC') {
    process.stderr.write(`The database could not go on: ${failure.message}\n`);
    process.exit(1);
  }
  throw failure;
}
