/** What is said of a kind of submission in its file of `kinds/`. */
import * as v from 'valibot';
import type { RequestInput, Endpoint } from '#contract/endpoint.ts';
import type { ShippingAddress } from '#domain/address.ts';
import type { Paisa } from '#domain/money.ts';

export interface Kind {
  /** Where it goes once its photos are there; null: the photos are all there is to send. */
  endpoint: Endpoint | null;
  /** The body on the wire; throws when the payload is not of this kind. */
  dataOf: (payload: unknown, photoIds: string[]) => unknown;
  /**
   * The number the customer is told, from a response that the contract could read or from
   * what `Status` knows of it. '': that it was answered is the receipt; null: no receipt.
   */
  receiptOf: (response: unknown) => string | null;
  /** What else of the response this phone must store, before the submission counts as sent. */
  storeResponse?: (submissionId: string, response: unknown) => Promise<void>;
  /** What was written, line by line; none where there is nothing (any more). */
  linesOf: (payload: unknown) => ContentLine[];
  /** What a copy for another app holds beside those lines. */
  detailsOf?: (payload: unknown) => ContentLine[];
  /** What it takes from the wallet: nothing, what the phone has signed for, or what a page must vouch for; absent: nothing. */
  spends?: (payload: unknown) => 'nothing' | 'signed' | 'unsigned';
  /** Where it can be edited; absent: nowhere. */
  form?: KindForm;
  /** The address of the page of one that was sent. */
  pageOf?: (submissionId: string) => string;
}

/** The form that a submission goes back to as a draft. */
export interface KindForm {
  /** Null where what was written does not say which: it can be edited nowhere. */
  addressOf: (payload: unknown) => string | null;
  /** Nothing was written in it that is worth a question; its photos are looked at elsewhere. */
  isBlank: (payload: unknown) => boolean;
  /** True where both stand on the same form; absent: there is but one. */
  isSame?: (payload: unknown, other: unknown) => boolean;
}

/** Texts that stand beside one another, a name in the reader's language, of a product with its strength, and how many of it; or an amount. */
export interface ContentLine {
  texts: readonly (string | { name: string; nameBn: string; strength?: string })[];
  quantity?: number;
  amount?: Paisa;
}

/** A kind that one call receives; its types are tied together before they are forgotten. */
export function kindSentTo<E extends Endpoint, Payload>(
  endpoint: E,
  kind: Pick<Kind, 'linesOf' | 'detailsOf' | 'spends' | 'form' | 'pageOf'> & {
    /** What is sent of the payload; the phone's own fields beside it are left alone. */
    payload: v.GenericSchema<unknown, Payload>;
    write: (payload: Payload, photoIds: string[]) => RequestInput<E>;
    receiptOf?: (response: v.InferOutput<E['response']>) => string | null;
    storeResponse?: (submissionId: string, response: v.InferOutput<E['response']>) => Promise<void>;
  },
): Kind {
  const { payload, write, ...rest } = kind;
  return {
    receiptOf: () => '',
    ...rest,
    endpoint,
    dataOf: (stored, photoIds) => write(v.parse(payload, stored), photoIds),
  };
}

/** A line of one text; none where it is empty. */
export function textLine(text: string | undefined): ContentLine[] {
  return text ? [{ texts: [text] }] : [];
}

/** Who gets it and where, an empty line before. */
export function addressLines(address: ShippingAddress): ContentLine[] {
  const { receiverName, receiverPhone, customerPhone, area, district, division } = address;
  const places = [area, district, division].filter((one) => one !== null);
  return [
    { texts: [] },
    { texts: [...new Set([receiverName, receiverPhone, customerPhone])] },
    { texts: [address.address, ...places] },
  ];
}
