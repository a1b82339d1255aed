import { PGlite } from '@electric-sql/pglite';

/**
 * PostgreSQL ends itself (PANIC) where it cannot write its log, as on a full disk. Inside this process
 * it cannot: the next statement would run for ever, and nothing else with it. So the process ends, and
 * the next start goes on from the log.
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
