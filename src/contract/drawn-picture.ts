/** The width and height, in its own pixels, of what the worker draws in the place of a picture. No picture of the shop has it: so a page knows the drawing. */
export const drawnSize = 97;
