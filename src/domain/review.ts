/** What a customer wrote about the shop or about a product (catalogue-71). */
export interface Review {
  /** '' where the host gives none. */
  id: string;
  /** '' is shown as "Customer". */
  customer: string;
  content: string;
  createdAt: string | null;
  /** What the pharmacy answered in public (counter-190); '' for nothing. */
  answer: string;
}
