/**
 * Detects whether somebody is at the keyboard. Calls that an unattended page makes do not renew the
 * session (counter-9).
 */

/** Milliseconds after the last press during which a call counts as made by a person. */
const presence = 60_000;

let lastPress = Date.now();

/** Starts listening for presses. Call it once at start. */
export function followAttendance(): void {
  const press = (): void => {
    lastPress = Date.now();
  };
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(event, press, { capture: true, passive: true });
}

/** The time of the last press, in milliseconds since 1970. */
export function lastPressAt(): number {
  return lastPress;
}

/** Whether nobody has pressed anything for a minute. */
export function isUnattended(now = Date.now()): boolean {
  return now - lastPress > presence;
}
