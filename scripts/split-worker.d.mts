/** In `dist/shop`; throws where the list is not found once. */
export function splitWorker(shop: string): void;
