/** A prescription that the pharmacy has. */
export interface Prescription {
  id: string;
  /** Where its owner can fetch it, below the API host or the image host. */
  filePath: string;
  /** '' at a host that does not say. */
  createdAt: string;
  /** Which of those that arrived within the same minute; the first where the host does not say. */
  nthOfMinute: number;
}
