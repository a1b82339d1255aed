/**
 * idb-keyval's store, with what an outbox needs on top: strict durability, a
 * write that counts only when its transaction is complete (a request's success
 * is not enough: over quota the transaction aborts afterwards), and a
 * connection that opens again after the browser has closed it.
 */
import { promisifyRequest, type UseStore } from 'idb-keyval';

const storeName = 'outbox';

/** Opens the database on first use. Rejects with the browser's DOMException. */
export function durableStore(databaseName: string): UseStore {
  let opening: Promise<IDBDatabase> | null = null;

  const database = async () => {
    opening ??= open(databaseName);
    const mine = opening;
    const forget = () => {
      if (opening === mine) opening = null;
    };
    try {
      const connection = await mine;
      connection.onclose = forget;
      // Another context wants to delete or upgrade the database: step aside, reopen when needed.
      connection.onversionchange = () => {
        connection.close();
        forget();
      };
      return connection;
    } catch (failure) {
      forget();
      throw failure;
    }
  };

  const begin = async (mode: IDBTransactionMode) => {
    const connection = await database();
    try {
      return connection.transaction(storeName, mode, { durability: 'strict' });
    } catch (failure) {
      if (!isInvalidState(failure)) throw failure;
      // The connection was closing under us; nothing has run yet, so once more is safe.
      opening = null;
      return (await database()).transaction(storeName, mode, { durability: 'strict' });
    }
  };

  return async (mode, work) => {
    const transaction = await begin(mode);
    const finished = completion(transaction);
    try {
      const result = await work(transaction.objectStore(storeName));
      await finished;
      return result;
    } catch (failure) {
      abort(transaction);
      throw transaction.error ?? failure;
    }
  };
}

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    // An upgrade only ever adds.
    const { result } = request;
    if (!result.objectStoreNames.contains(storeName)) result.createObjectStore(storeName);
  };
  try {
    return await promisifyRequest(request);
  } catch (failure) {
    if (!(failure instanceof DOMException) || failure.name !== 'VersionError') throw failure;
    // A newer app has been here: its database holds our store too.
    return promisifyRequest(indexedDB.open(name));
  }
}

function completion(transaction: IDBTransaction): Promise<void> {
  const finished = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('The transaction was aborted', 'AbortError')),
    );
  });
  // Who awaits it hears of it; this only keeps an abort before that from being "unhandled".
  finished.catch(() => undefined);
  return finished;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Already over: then there is nothing left to undo.
  }
}

function isInvalidState(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'InvalidStateError';
}

/** True when the phone has no room left. */
export function isOverQuota(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'QuotaExceededError';
}
