/**
 * Back closes what is open over the page: every open dialog has an entry of the history, and a Back
 * out of it asks the dialog to close, as Escape does. On Android a browser with a CloseWatcher closes
 * it first by itself, and the entry is taken out. The router need not hear of these entries, and loads
 * nothing where it does: they are of the same page. A page that is opened from a dialog takes the place
 * of the dialog's entry; what is left of one is passed over.
 */

interface State extends Record<string, unknown> {
  /** The router's name and place of the page. */
  __TSR_key?: string;
  __TSR_index?: number;
  /** How many dialogs are open at this entry, and in which document. */
  dialogs?: number;
  document?: number;
}

interface Place {
  index: number;
  depth: number;
}

/** After how long the entry of a closed dialog is taken out, in milliseconds: what closes one often opens another, or leads elsewhere. */
const moment = 300;
/** How long a step through the history is waited for, in milliseconds: slow phones take theirs. */
const longestStep = 5_000;

const { history } = window;
/** The router replaces `history.pushState` to listen; the prototype's own adds an entry without the router. */
const native = History.prototype;
/** The router's own, which tell it of the change. */
let pushState: History['pushState'];
let replaceState: History['replaceState'];

/** The open ones in the order of their opening, without those that are on their way out. */
let dialogs: HTMLDialogElement[] = [];
/** The page that the router shows, and the names that it has had while something was open over it. */
let page: { state: State; url: string } = { state: {}, url: '' };
let names = new Set<string>();
let place: Place = { index: 0, depth: 0 };
/** What is under way: a step between entries of one page, or one past an entry; and whether a new page has come meanwhile. */
let underWay: 'nothing' | 'step' | 'passing' = 'nothing';
let isOvertaken = false;
/** Another document is loading. A step through the history would cancel that, so none is taken after `beforeunload`. */
let isLeaving = false;
let stepping: ReturnType<typeof setTimeout>;
let settling: ReturnType<typeof setTimeout>;

/** Call once, when the router’s history is made: that replaces the functions of the browser’s, too. */
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

/** The router shows another page. */
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
    // The entry beneath is of the same page: it is to say so before anything leads away from here.
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

/** What lies beneath an entry of an earlier document may be a document of its own, too. */
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
    // An entry for which nothing is open any more.
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
    // The page that came meanwhile is the one to be at.
    event.stopImmediatePropagation();
    go('step', 1);
  } else turnPage();
}

/** Of the same page, but as it was when the dialog was opened: the router may have heard of it. */
function renewEntry(): void {
  if (nameHere() === page.state.__TSR_key && window.location.href === page.url) return;
  replaceState({ ...page.state, ...markOf(here()) }, '', page.url);
}

/** Out of the entry of a dialog. */
function goBack(): void {
  renewEntry();
  const dialog = dialogs.at(-1);
  // Already closed: what was meant is what lies beneath.
  if (!dialog || place.depth === dialogs.length) return go('passing', -1);
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  setTimeout(() => {
    // It is locked: its entry stays.
    if (underWay === 'nothing' && depth() < dialogs.length) go('step', dialogs.length - depth());
  });
}
