/** How long the customer may go on typing before the draft is stored, in ms. */
export const pause = 400;
