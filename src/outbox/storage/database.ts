/**
 * The store of idb-keyval with strict durability and two more guarantees. A write resolves only
 * when its transaction is complete, because over quota a transaction aborts after its request has
 * succeeded. A connection that the browser has closed is opened again.
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
      // Another context wants to delete or upgrade the database, so close the connection and reopen
      // it when needed.
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
      // The connection closed before the transaction began, so a retry is safe.
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
    // An upgrade only adds stores.
    const { result } = request;
    if (!result.objectStoreNames.contains(storeName)) result.createObjectStore(storeName);
  };
  try {
    return await promisifyRequest(request);
  } catch (failure) {
    if (!(failure instanceof DOMException) || failure.name !== 'VersionError') throw failure;
    // A newer version of the app has upgraded the database. It still contains this store.
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
  // Prevents an unhandled rejection if the transaction aborts before the caller awaits it. The
  // caller still gets the rejection.
  finished.catch(() => undefined);
  return finished;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction is already finished, so there is nothing to undo.
  }
}

function isInvalidState(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'InvalidStateError';
}

/** Whether the phone has no storage left. */
export function isOverQuota(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'QuotaExceededError';
}
