/** The definition of a kind of submission. Each file of `kinds/` exports one. */
import * as v from 'valibot';
import type { RequestInput, Endpoint } from '#contract/endpoint.ts';
import type { ShippingAddress } from '#domain/address.ts';
import type { Paisa } from '#domain/money.ts';

export interface Kind {
  /**
   * The call that receives the submission after its photos. Null for a submission of photos alone.
   */
  endpoint: Endpoint | null;
  /** The request body. Throws if the payload is not of this kind. */
  dataOf: (payload: unknown, photoIds: string[]) => unknown;
  /**
   * The number for the customer, from a parsed response or from a record of `Status`. '' if the
   * kind has no number and any response is the receipt; null if the response is no receipt.
   */
  receiptOf: (response: unknown) => string | null;
  /** Stores the rest of the response on this phone, before the submission counts as sent. */
  storeResponse?: (submissionId: string, response: unknown) => Promise<void>;
  /** The content line by line. Empty if there is no content (any more). */
  linesOf: (payload: unknown) => ContentLine[];
  /** Additional lines for a copy in another app. */
  detailsOf?: (payload: unknown) => ContentLine[];
  /**
   * Whether the submission spends money from the wallet, and whether the phone has signed the
   * amount. An unsigned one needs a session. Default: nothing.
   */
  spends?: (payload: unknown) => 'nothing' | 'signed' | 'unsigned';
  /** The form that can edit it. Default: none. */
  form?: KindForm;
  /** The URL of the page of a sent submission. */
  pageOf?: (submissionId: string) => string;
}

/** The form that opens a submission as a draft. */
export interface KindForm {
  /**
   * The URL of the form. Null if the payload does not identify it, so that it cannot be edited.
   */
  addressOf: (payload: unknown) => string | null;
  /**
   * Whether the payload has no content that needs a confirmation before it is discarded. Photos are
   * checked elsewhere.
   */
  isBlank: (payload: unknown) => boolean;
  /** Whether both payloads belong to the same form. Default: the kind has only one form. */
  isSame?: (payload: unknown, other: unknown) => boolean;
}

/**
 * A line of texts, with a quantity or an amount. A text may be a product or place with names in
 * both languages and a strength.
 */
export interface ContentLine {
  texts: readonly (string | { name: string; nameBn: string; strength?: string })[];
  quantity?: number;
  amount?: Paisa;
}

/**
 * Defines a kind that one call receives. Checks its types against each other before `Kind` erases
 * them.
 */
export function kindSentTo<E extends Endpoint, Payload>(
  endpoint: E,
  kind: Pick<Kind, 'linesOf' | 'detailsOf' | 'spends' | 'form' | 'pageOf'> & {
    /** The schema of the sent fields. Other fields of the payload stay on the phone. */
    payload: v.GenericSchema<unknown, Payload>;
    write: (payload: Payload, photoIds: string[]) => RequestInput<E>;
    receiptOf?: (response: v.InferOutput<E['response']>) => string | null;
    storeResponse?: (submissionId: string, response: v.InferOutput<E['response']>) => Promise<void>;
  },
): Kind {
  const { payload, write, ...shared } = kind;
  return {
    receiptOf: () => '',
    ...shared,
    endpoint,
    dataOf: (stored, photoIds) => write(v.parse(payload, stored), photoIds),
  };
}

/** One line with the text. No line if it is empty. */
export function textLine(text: string | undefined): ContentLine[] {
  return text ? [{ texts: [text] }] : [];
}

/** The receiver and the address, after an empty line. */
export function addressLines(address: ShippingAddress): ContentLine[] {
  const { receiverName, receiverPhone, customerPhone, area, district, division } = address;
  const places = [area, district, division].filter((one) => one !== null);
  return [
    { texts: [] },
    { texts: [...new Set([receiverName, receiverPhone, customerPhone])] },
    { texts: [address.address, ...places] },
  ];
}
