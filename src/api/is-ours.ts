import { markerHeader, markerValue } from '#contract/envelope.ts';

/** True when the answer bears our mark: not a captive portal, not a stray proxy page. */
export function isOurs(response: Response): boolean {
  return (
    response.headers.get(markerHeader) === markerValue &&
    (response.headers.get('content-type') ?? '').includes('application/json')
  );
}
