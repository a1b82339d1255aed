/** How classes are named in the built shop: the same on the phone and on the server that renders its pages. */
import { basename } from 'node:path';

/** Readable in the inspector, and small on the wire: a hash per name compresses badly. */
export function classNames(name: string, file: string): string {
  return `${basename(file, '.module.css')}-${name}`;
}
