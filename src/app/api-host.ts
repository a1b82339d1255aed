/** The base URL of the API, with a trailing slash. The build can set another host (shell-93). */
export const apiHost: string = import.meta.env.VITE_API_HOST ?? '/api/';
