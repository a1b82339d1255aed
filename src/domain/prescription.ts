/** A prescription that the pharmacy has received. */
export interface Prescription {
  id: string;
  /** The path for its owner, below the API host or the image host. */
  filePath: string;
  /** '' if the host does not send it. */
  createdAt: string;
  /** The position among those that arrived in the same minute; 1 if the host does not send it. */
  nthOfMinute: number;
}
