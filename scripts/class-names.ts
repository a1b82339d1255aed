/** How classes are named in the built shop: the same on the phone and on the server that renders its pages. */
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Readable in the inspector, and small on the wire: a hash per name compresses badly. */
export function classNames(name: string, file: string): string {
  return `${basename(file, '.module.css')}-${name}`;
}

/**
 * `styles['page']` becomes the class name itself instead of a look-up in an
 * object of all names of its stylesheet, which would travel whole.
 */
export function classNamesInPlace(): Plugin[] {
  return [
    {
      name: 'class-names-in-place',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx$/, code: '.module.css' },
        handler: (code) => ({
          code: code.replace(
            /^import (\w+) from ('[^']+\.module\.css')/gm,
            'import * as $1 from $2',
          ),
          map: null,
        }),
      },
    },
    {
      // Nothing is left of such a module but its stylesheet, and that must stay.
      name: 'stylesheets-stay',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
