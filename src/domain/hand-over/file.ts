/**
 * A handed-over file (offline-161): the text form, the same content for people to read, and the
 * pictures.
 */
export interface HandOverFile {
  handOver: string;
  lines: string[];
  pictures: { name: string; mime: string; base64: string }[];
}

/** The maximum size of all pictures in one file, in bytes. */
export const maxHandOverBytes = 25 * 1024 * 1024;
