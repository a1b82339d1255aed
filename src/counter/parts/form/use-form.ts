import { useRef, useState, type SyntheticEvent } from 'react';
import * as v from 'valibot';
import { useChange } from '#counter/api/use-change.ts';
import { draftOf, dropDraft, keepDraft } from '#counter/parts/drafts/stored-drafts.ts';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { useFirstFault } from '#ui/use-first-fault.ts';

/** The error text of a wrong value. Anything else means that the value is valid. */
type Fault = string | false | null | undefined;

/** The faults by the names of the values. `file` is the file that is chosen with them. */
type Faults<Values> = { [Name in keyof Values | 'file']?: Fault };

export interface FormOptions<E extends Endpoint, Values extends object> {
  /** The endpoint that receives the form. */
  endpoint: E;
  /** Nobody is signed in yet, so a 401 is an expected response and no query is invalidated. */
  isEntrance?: boolean;
  /**
   * The name of the draft that this browser stores (counter-240), such as `coupon 12`. Without a
   * name no draft is stored.
   */
  draft?: string;
  /** The values of the untouched form. A value `key` is the form's idempotency key. */
  initial: () => Values;
  /** Builds the request from the values. */
  request: (values: Values) => RequestInput<E>;
  /**
   * Validates the values. `refuses` is true for a property of the request that its schema rejects.
   */
  faults?: (values: Values, refuses: (name: keyof RequestInput<E>) => boolean) => Faults<Values>;
  /** Sends the values instead of the endpoint: an upload with progress. */
  send?: (values: Values) => void;
  /** Whether another request of the same form is pending, and why it failed. */
  isBusy?: boolean;
  problem?: unknown;
  onDone?: (response: ResponseOutput<E>, sent: Values) => void;
  onFailed?: (problem: unknown) => void;
}

/** The part of a form that does not depend on its values. */
export interface FormState {
  /**
   * Validates and sends the form. If it has faults, shows them and focuses the first one near the
   * event's element.
   */
  submit: (event?: SyntheticEvent<HTMLElement>) => void;
  isBusy: boolean;
  /** The reason why the last request failed. */
  problem: unknown;
  /** The values come from a draft that was stored before this form was opened. */
  isFromDraft: boolean;
  /** Discards the draft and shows the initial values again. */
  restart: () => void;
  /** Hides the faults and the problem of the last try. */
  reset: () => void;
}

export interface Form<Values> extends FormState {
  values: Values;
  /** The values differ from the untouched form. */
  isTouched: boolean;
  /** Changes some values. */
  change: (changed: Partial<Values>) => void;
  /** The properties of a value's control. */
  field: <Name extends keyof Values>(
    name: Name,
  ) => { value: Values[Name]; onChange: (value: Values[Name]) => void; error: string | null };
  /** The faults to show: none before the first try. */
  faults: Faults<Values>;
  /** Discards the draft and shows these values, or the initial ones. */
  restart: (values?: Values) => void;
}

/** The state of a form: its values, faults, draft, and the request that sends it. */
export function useForm<E extends Endpoint, Values extends object>(
  options: FormOptions<E, Values>,
): Form<Values> {
  const { endpoint, isEntrance, draft = '', initial, request, onDone, onFailed } = options;
  const sending = useChange(endpoint, { isEntrance });
  const [stored, setStored] = useState(() => storedValues(draft, initial()));
  const [values, setValues] = useState(() => stored ?? initial());
  const [untouched, setUntouched] = useState(initial);
  const [tries, setTries] = useState(0);
  const latest = useRef(values);
  const place = useRef<HTMLElement | null>(null);
  useFirstFault(() => place.current, tries);
  const isBusy = sending.isPending || options.isBusy === true;

  function show(shown: Values): void {
    latest.current = shown;
    setValues(shown);
  }

  function put(changed: Values): void {
    show(changed);
    if (draft === '') return;
    if (areSame(changed, untouched)) dropDraft(draft);
    else keepDraft(draft, changed);
  }

  function faultsOf(current: Values): Faults<Values> {
    if (!options.faults) return {};
    return options.faults(current, (name) => {
      const { issues } = v.safeParse(endpoint.request, request(current));
      return issues?.some(({ path }) => path?.[0]?.key === name) ?? false;
    });
  }

  function submit(event?: SyntheticEvent<HTMLElement>): void {
    event?.preventDefault();
    if (isBusy) return;
    // Some dialogs and panels have fields without a form element.
    if (event) place.current = event.currentTarget.closest<HTMLElement>('form, dialog, section');
    setTries((count) => count + 1);
    const sent = latest.current;
    if (Object.values(faultsOf(sent)).some(Boolean)) return;
    if (options.send) return options.send(sent);
    sending.mutate(request(sent), {
      onSuccess: (response) => {
        setTries(0);
        onDone?.(response, sent);
      },
      onError: onFailed,
    });
  }

  const faults: Faults<Values> = tries > 0 ? faultsOf(values) : {};
  return {
    values,
    isTouched: !areSame(values, untouched),
    faults,
    submit,
    isBusy,
    problem: sending.error ?? options.problem,
    isFromDraft: stored !== null,
    change: (changed) => put({ ...latest.current, ...changed }),
    field(name) {
      const fault: Fault = faults[name];
      return {
        value: values[name],
        onChange: (value) => put({ ...latest.current, [name]: value }),
        error: fault || null,
      };
    },
    restart(shown = initial()) {
      show(shown);
      setUntouched(shown);
      setStored(null);
      if (draft !== '') dropDraft(draft);
    },
    reset() {
      setTries(0);
      sending.reset();
    },
  };
}

/**
 * The values of the draft. Null if there is none, or if it belongs to another version of the form.
 */
function storedValues<Values extends object>(draft: string, initial: Values): Values | null {
  const stored = draftOf(draft);
  return isLike(stored, initial) ? stored : null;
}

/** Compares all values but the idempotency key, which nobody types. */
function areSame<Values extends object>(one: Values, other: Values): boolean {
  return JSON.stringify({ ...one, key: '' }) === JSON.stringify({ ...other, key: '' });
}

/**
 * Whether a value has the same fields with the same types. Null matches any value without fields. A
 * list may have any length; its items are like one of the other list, if that has any.
 */
function isLike<Values>(value: unknown, fields: Values): value is Values {
  if (Array.isArray(value) && Array.isArray(fields)) {
    const samples: unknown[] = fields;
    return samples.length === 0 || value.every((item) => samples.some((one) => isLike(item, one)));
  }
  if (Array.isArray(value) !== Array.isArray(fields)) return false;
  if (!isGroup(value) || !isGroup(fields)) {
    const isEither = value === null || fields === null || typeof value === typeof fields;
    return !isGroup(value) && !isGroup(fields) && isEither;
  }
  const names = Object.keys(value);
  if (names.length !== Object.keys(fields).length) return false;
  return Object.entries(fields).every(
    ([name, field]) => names.includes(name) && isLike(Reflect.get(value, name), field),
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
