/**
 * Lets the Back button close an open dialog. Every open dialog has a history entry, and navigating
 * back from it dispatches `cancel` on the dialog, as Escape does. On Android a browser with a
 * CloseWatcher closes the dialog itself; its entry is then removed. The entries belong to the same
 * page, so the router ignores them and loads nothing. A page that is opened from a dialog replaces
 * the dialog's entry. Navigation skips stale entries of closed dialogs.
 */

interface State extends Record<string, unknown> {
  /** The router's key and index of the page. */
  __TSR_key?: string;
  __TSR_index?: number;
  /**
   * The number of dialogs that are open at this entry, and the document (its `timeOrigin`) that
   * opened them.
   */
  dialogs?: number;
  document?: number;
}

interface Place {
  index: number;
  depth: number;
}

/**
 * The delay before the entry of a closed dialog is removed, in milliseconds. The tap that closes a
 * dialog often opens another one or navigates.
 */
const moment = 300;
/** The timeout of `history.go`, in milliseconds. It is long because phones can be slow. */
const longestStep = 5_000;

const { history } = window;
/**
 * The router replaces `history.pushState` to detect navigations. The prototype's method adds an
 * entry without notifying the router.
 */
const native = History.prototype;
/** The router's methods, which notify it. */
let pushState: History['pushState'];
let replaceState: History['replaceState'];

/**
 * The open dialogs, in the order of their opening. Dialogs that play their closing animation are
 * excluded.
 */
let dialogs: HTMLDialogElement[] = [];
/** The page that the router shows, and all router keys that it has had while dialogs were open. */
let page: { state: State; url: string } = { state: {}, url: '' };
let names = new Set<string>();
let place: Place = { index: 0, depth: 0 };
/**
 * The `history.go` that is in progress: between entries of one page ('step') or past a stale entry
 * ('passing').
 */
let underWay: 'nothing' | 'step' | 'passing' = 'nothing';
let isOvertaken = false;
/**
 * Whether another document is loading (`beforeunload`). `history.go` would cancel that load, so it
 * is not called then.
 */
let isLeaving = false;
let stepping: ReturnType<typeof setTimeout>;
let settling: ReturnType<typeof setTimeout>;

/**
 * Call this once, after the router's history has been created, because it wraps the functions that
 * the router has installed.
 */
export function closeByBack(): void {
  pushState = history.pushState.bind(history);
  replaceState = history.replaceState.bind(history);
  followChanges();
  window.addEventListener('popstate', hear, { capture: true });
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  window.addEventListener('pageshow', () => {
    isLeaving = false;
    settleSoon();
  });
  new MutationObserver(followDialogs).observe(document.body, {
    subtree: true,
    attributeFilter: ['open', 'data-closing'],
  });
  rememberPage();
  followDialogs();
}

function here(): State {
  const state: State | null = history.state;
  return state ?? {};
}

function depth(): number {
  return here().dialogs ?? 0;
}

function nameHere(): string {
  return here().__TSR_key ?? '';
}

/** Resets the state for the new page that the router shows. */
function turnPage(): void {
  isLeaving = false;
  names = new Set();
  rememberPage();
}

function rememberPage(): void {
  const { dialogs: _depth, document: _document, ...state } = here();
  page = { state, url: window.location.href };
  names.add(nameHere());
  place = placeHere();
}

function placeHere(): Place {
  return { index: here().__TSR_index ?? 0, depth: depth() };
}

function markOf({ dialogs: open, document: of }: State): State {
  return open ? { dialogs: open, document: of } : {};
}

function followChanges(): void {
  history.pushState = (state: unknown, title, url) => {
    isOvertaken = underWay === 'step';
    const change = depth() > 0 ? replaceState : pushState;
    change(state, title, url);
    turnPage();
    settleSoon();
  };
  history.replaceState = (state: State | null, title, url) => {
    replaceState({ ...state, ...markOf(here()) }, title, url);
    rememberPage();
    // The entry under the dialog's belongs to the same page and needs the same change, before a
    // navigation leaves it.
    if (isOurs() && underWay === 'nothing' && !isLeaving) go('step', -depth());
  };
}

function followDialogs(): void {
  const open = [
    ...document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([data-closing])'),
  ];
  const opened = open.filter((dialog) => !dialogs.includes(dialog));
  dialogs = [...dialogs.filter((dialog) => open.includes(dialog)), ...opened];
  if (opened.length > 0 && underWay === 'nothing') addEntries();
  else settleSoon();
}

function addEntries(): void {
  while (depth() < dialogs.length) {
    const mark = { dialogs: depth() + 1, document: performance.timeOrigin };
    native.pushState.call(history, { ...here(), ...mark }, '');
  }
  place = placeHere();
}

function settleSoon(): void {
  clearTimeout(settling);
  settling = setTimeout(settle, moment);
}

function settle(): void {
  if (underWay !== 'nothing' || isLeaving) return;
  const spare = depth() - dialogs.length;
  if (spare < 0) addEntries();
  else if (spare > 0 && isOurs()) go('step', -spare);
}

/**
 * Whether this document has added the current entry. The entry below one of an earlier document may
 * belong to another document, and `history.go` would load it.
 */
function isOurs(): boolean {
  return depth() > 0 && here().document === performance.timeOrigin;
}

function go(what: 'step' | 'passing', by: number): void {
  underWay = what;
  isOvertaken = false;
  clearTimeout(stepping);
  stepping = setTimeout(arrive, longestStep);
  history.go(by);
}

function arrive(): void {
  underWay = 'nothing';
  clearTimeout(stepping);
  settleSoon();
}

function hear(event: PopStateEvent): void {
  const from = place;
  place = placeHere();
  const isSamePage = names.has(nameHere());
  const isForward =
    place.index > from.index || (place.index === from.index && place.depth > from.depth);
  const isStep = underWay === 'step';
  arrive();
  if (isStep) {
    endStep(event, isSamePage);
  } else if (place.depth > dialogs.length || (place.depth > 0 && !isSamePage)) {
    // A stale entry, whose dialog is not open any more.
    event.stopImmediatePropagation();
    go('passing', isForward ? 1 : -1);
  } else if (!isSamePage) {
    turnPage();
  } else if (place.depth !== from.depth) {
    event.stopImmediatePropagation();
    if (!isForward) goBack();
  }
}

function endStep(event: PopStateEvent, isSamePage: boolean): void {
  if (isSamePage) {
    event.stopImmediatePropagation();
    renewEntry();
  } else if (isOvertaken) {
    // A new page was pushed during the step, so return to it.
    event.stopImmediatePropagation();
    go('step', 1);
  } else turnPage();
}

/** Updates an entry of the same page that is older than the router's last `replaceState`. */
function renewEntry(): void {
  if (nameHere() === page.state.__TSR_key && window.location.href === page.url) return;
  replaceState({ ...page.state, ...markOf(here()) }, '', page.url);
}

/** Handles Back from a dialog's entry by closing the dialog. */
function goBack(): void {
  renewEntry();
  const dialog = dialogs.at(-1);
  // The dialog is already closed, so Back goes on to the entry below.
  if (!dialog || place.depth === dialogs.length) return go('passing', -1);
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  setTimeout(() => {
    // The dialog refused to close, so restore its entry.
    if (underWay === 'nothing' && depth() < dialogs.length) go('step', dialogs.length - depth());
  });
}
