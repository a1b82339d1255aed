/** What the phone says of its line; a browser that does not say has a good one. */

/** True where the customer saves data. */
export function isSavingData(): boolean {
  return connectionSays('saveData') === true;
}

/** True where bytes are dear: data are being saved, or the line is no better than 2G. */
export function isConnectionExpensive(): boolean {
  return isSavingData() || ['2g', 'slow-2g'].includes(String(connectionSays('effectiveType')));
}

function connectionSays(name: string): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return Reflect.get(Object(connection), name);
}
