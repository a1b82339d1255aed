/**
 * The names of CSS classes in the built shop. Phone and server use the same ones, so that rendered
 * pages match.
 */
import { basename } from 'node:path';

/**
 * Names without a hash are readable in the inspector and compress well; a hash per name would not.
 */
export function classNames(name: string, file: string): string {
  return `${basename(file, '.module.css')}-${name}`;
}
