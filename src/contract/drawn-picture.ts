/**
 * Width and height in pixels of the placeholder that the worker draws for a missing picture. No
 * picture of the shop has this size, so a page can recognise the placeholder.
 */
export const drawnSize = 97;
