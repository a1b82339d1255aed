/** The map's own files: the chunk, its styles and its worker. None of them is in a pack. */
export const mapFiles = /^\/assets\/maplibre[^/]*\.(js|mjs|css)$/;
