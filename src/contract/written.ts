/** What forms keep in their submissions beside what is sent: read from the phone's storage with suspicion. */
import * as v from 'valibot';
import type { ContactMessage } from '#domain/contact.ts';

const text = v.fallback(v.string(), '');

/** A review or a comment while it is written and while it waits. */
export interface WrittenPost {
  content: string;
  /** '' for a review of the shop. */
  productId: string;
  /** How the product's page is found, and what it is called. */
  productKey: string;
  productName: string;
  /** ISO; the newer of two versions wins. */
  writtenAt: string;
}

const post = v.object({
  content: text,
  productId: text,
  productKey: text,
  productName: text,
  writtenAt: text,
});

/** The payload of a `review` or `comment`; null where it is none at all. */
export function readPost(payload: unknown): WrittenPost | null {
  const read = v.safeParse(post, withAbsent(payload));
  return read.success ? read.output : null;
}

export interface WrittenContact extends ContactMessage {
  writtenAt: string;
}

const contact = v.object({ name: text, phone: text, email: text, message: text, writtenAt: text });

/** The payload of a `contact` message; null where it is none at all. */
export function readContact(payload: unknown): WrittenContact | null {
  const read = v.safeParse(contact, withAbsent(payload));
  return read.success ? read.output : null;
}

export interface WrittenComplaint {
  type: string;
  text: string;
  writtenAt: string;
}

const complaint = v.object({ type: text, text, writtenAt: text });

/** What a `complaint` says; null where it is none at all. */
export function readComplaint(payload: unknown): WrittenComplaint | null {
  const read = v.safeParse(complaint, withAbsent(payload));
  return read.success ? read.output : null;
}

const profileEdits = v.partial(v.object({ name: v.string(), email: v.string() }));

/** What was changed on the profile's form and is not saved yet; what is left out was not changed. */
export function readProfileEdits(payload: unknown): v.InferOutput<typeof profileEdits> | null {
  const read = v.safeParse(profileEdits, payload);
  return read.success ? read.output : null;
}

const absent = {
  content: '',
  productId: '',
  productKey: '',
  productName: '',
  writtenAt: '',
  name: '',
  phone: '',
  email: '',
  message: '',
  type: '',
  text: '',
};

/** A field that an older version did not write reads as empty. */
function withAbsent(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return payload;
  return { ...absent, ...payload };
}
