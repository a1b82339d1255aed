/** A file that was handed over (offline-161): the text, the same for people to read, and the pictures. */
export interface HandOverFile {
  handOver: string;
  lines: string[];
  pictures: { name: string; mime: string; base64: string }[];
}

/** The most bytes of pictures that one file takes along. */
export const mostHandOverBytes = 25 * 1024 * 1024;
