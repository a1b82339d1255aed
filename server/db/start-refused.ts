/** The data cannot be opened, for a reason that whoever runs the shop can mend: the message says which, where, and what to do. */
export class StartRefused extends Error {}
