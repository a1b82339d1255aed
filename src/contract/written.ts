/**
 * The payloads of submissions with form fields that are not sent. Stored data is validated when it
 * is read.
 */
import * as v from 'valibot';
import type { ContactMessage } from '#domain/contact.ts';

const text = v.fallback(v.string(), '');

/** A review or a comment, while the customer writes it and while it waits. */
export interface WrittenPost {
  content: string;
  /** '' for a review of the shop. */
  productId: string;
  /** The key and the name of the product's page. */
  productKey: string;
  productName: string;
  /** ISO. The newer of two versions wins. */
  writtenAt: string;
}

const post = v.object({
  content: text,
  productId: text,
  productKey: text,
  productName: text,
  writtenAt: text,
});

/** Parses the payload of a `review` or `comment`; null if it is not one. */
export function readPost(payload: unknown): WrittenPost | null {
  const read = v.safeParse(post, withAbsent(payload));
  return read.success ? read.output : null;
}

export interface WrittenContact extends ContactMessage {
  writtenAt: string;
}

const contact = v.object({ name: text, phone: text, email: text, message: text, writtenAt: text });

/** Parses the payload of a `contact` message; null if it is not one. */
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

/** Parses the payload of a `complaint`; null if it is not one. */
export function readComplaint(payload: unknown): WrittenComplaint | null {
  const read = v.safeParse(complaint, withAbsent(payload));
  return read.success ? read.output : null;
}

const profileEdits = v.partial(v.object({ name: v.string(), email: v.string() }));

/** Parses unsaved changes of the profile's form. Absent fields were not changed. */
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

/** Sets fields that an older version did not write to ''. */
function withAbsent(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return payload;
  return { ...absent, ...payload };
}
