// Alone in its file: the first load carries the limit, not what is typed in forms.

/** The most units of one product that anything asked of the shop can hold, whatever the stock (bag-14). */
export const mostUnits = 9_999;
