/** The API's address, with a slash at its end; another host is set when the shop is built (shell-93). */
export const apiHost: string = import.meta.env.VITE_API_HOST ?? '/api/';
