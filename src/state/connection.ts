/**
 * The quality of the connection, as the browser reports it. A browser that reports nothing counts
 * as having a good one.
 */

/** Whether the customer has turned on data saving. */
export function isSavingData(): boolean {
  return connectionSays('saveData') === true;
}

/** Whether downloads are expensive: data saving is on, or the connection is 2G or slower. */
export function isConnectionExpensive(): boolean {
  return isSavingData() || ['2g', 'slow-2g'].includes(String(connectionSays('effectiveType')));
}

function connectionSays(name: string): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return Reflect.get(Object(connection), name);
}
