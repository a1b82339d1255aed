/** A customer's review of the shop or comment on a product (catalogue-71). */
export interface Review {
  /** '' if the host sends none. */
  id: string;
  /** '' is displayed as "Customer". */
  customer: string;
  content: string;
  createdAt: string | null;
  /** The pharmacy's public reply (counter-190); '' if there is none. */
  answer: string;
}
