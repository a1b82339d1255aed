/** A prescription that the pharmacy has. */
export interface Prescription {
  id: string;
  /** Where its owner can fetch it, below the API host or the image host. */
  filePath: string;
}
