/** A value with subscriptions, for `useSyncExternalStore`. */
export class Observable<View> {
  protected view: View;
  private readonly listeners = new Set<() => void>();
  private readonly unread: View;

  /** `unread` is the value on the server, and on the phone before its storage has been read. */
  constructor(unread: View) {
    this.unread = unread;
    this.view = unread;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getView = (): View => this.view;
  readonly getServerView = (): View => this.unread;

  protected show(change: Partial<View>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener();
  }
}
