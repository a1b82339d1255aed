import { useRef, useState } from 'react';
import { draftOf, dropDraft, keepDraft } from './kept-drafts.ts';

export interface KeptForm<Fields> {
  typed: Fields;
  type: (changed: Partial<Fields>) => void;
  /** It was half-typed before this form was opened. */
  isFromBefore: boolean;
  /** What was typed is saved or not wanted: nothing of it is kept, and the form begins with what it is given. */
  beginAnew: (fields?: Fields) => void;
}

/**
 * What is typed into a form, kept in this browser for who types it (counter-240). `thing` names what
 * it is about, such as `coupon 12`; `fresh` is what the form begins with where nothing was typed.
 */
export function useKeptForm<Fields extends object>(
  thing: string,
  fresh: () => Fields,
): KeptForm<Fields> {
  const [begun, setBegun] = useState(() => begunOf(thing, fresh()));
  const [typed, setTyped] = useState(() => begun ?? fresh());
  /** What stands there when nothing is typed. */
  const [untyped, setUntyped] = useState(fresh);
  const latest = useRef(typed);

  function show(fields: Fields): void {
    latest.current = fields;
    setTyped(fields);
  }

  return {
    typed,
    isFromBefore: begun !== null,
    type(changed) {
      const fields = { ...latest.current, ...changed };
      show(fields);
      if (areSame(fields, untyped)) dropDraft(thing);
      else keepDraft(thing, fields);
    },
    beginAnew(fields = fresh()) {
      show(fields);
      setUntyped(fields);
      setBegun(null);
      dropDraft(thing);
    },
  };
}

/** Null for nothing, and for what another version of this form has kept. */
function begunOf<Fields extends object>(thing: string, fresh: Fields): Fields | null {
  const draft = draftOf(thing);
  return isLike(draft, fresh) ? draft : null;
}

/** But for the `key` under which a form is sent: nobody has typed that. */
function areSame<Fields extends object>(one: Fields, other: Fields): boolean {
  return JSON.stringify({ ...one, key: '' }) === JSON.stringify({ ...other, key: '' });
}

/** The same fields with the same kinds of values; null stands for any that has no fields of its own. */
function isLike<Fields>(value: unknown, fields: Fields): value is Fields {
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
