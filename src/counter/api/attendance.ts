/** Whether somebody is at the keyboard: what a page asks by itself does not count as use of the session (counter-9). */

/** Milliseconds after the last press during which a call is somebody's. */
const presence = 60_000;

let lastPress = Date.now();

/** Called once at start. */
export function followAttendance(): void {
  const press = (): void => {
    lastPress = Date.now();
  };
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(event, press, { capture: true, passive: true });
}

/** When somebody last pressed or typed something here, in milliseconds. */
export function lastPressAt(): number {
  return lastPress;
}

/** True while nobody has touched anything for a minute. */
export function isUnattended(now = Date.now()): boolean {
  return now - lastPress > presence;
}
