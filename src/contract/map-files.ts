/** The map's own files: the chunk, its styles and its worker, none of them in a pack. */
export const mapFiles = /^\/assets\/maplibre[^/]*\.(js|mjs|css)$/;
