/**
 * In the source every sentence stands in English beside its Bengali. In the
 * built shop the two travel apart: a screen carries its English, and all the
 * Bengali is one chunk that only readers of Bengali fetch (src/text/bengali.ts,
 * src/state/language.ts). Half of a text's bytes are the other language's. The
 * long pages (`pageSentences`) each keep their Bengali in a chunk of their own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAst, type ESTree, type Plugin } from 'vite';

const declared = /export const (\w+) = sentences\(/g;
const textFile = /\/src\/text\/[\w-]+\.ts(\?bengali)?$/;

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** For vite's client build alone: server, worker and tests keep the pairs whole. */
export function bengaliApart(textFolder: string): Plugin {
  return {
    name: 'bengali-apart',
    apply: 'build',
    enforce: 'post',
    load: {
      filter: { id: /\/src\/text\/bengali\.ts$/ },
      handler: () => everyArea(textFolder),
    },
    transform: {
      filter: { id: textFile },
      handler(code, id) {
        if (id.endsWith('/page-sentences.ts')) return null;
        if (id.endsWith('/sentences.ts')) {
          return {
            code: code.replace('isBengaliApart = false', 'isBengaliApart = true'),
            map: null,
          };
        }
        if (!/sentences\(/i.test(code)) return null;
        const half = id.endsWith('?bengali') ? 'bengali' : 'english';
        return { code: halfOf(code, half, basename(id)), map: null };
      },
    },
  };
}

/** The module of all Bengali: each area's sentences under the name that declares them. */
function everyArea(textFolder: string): string {
  const files = readdirSync(textFolder).filter((file) => file.endsWith('.ts'));
  const areas = files.map((file) => {
    const text = readFileSync(join(textFolder, file), 'utf8');
    return { file, names: [...text.matchAll(declared)].map(([, name]) => name) };
  });
  const named = areas.filter(({ names }) => names.length > 0);
  const imports = named.map(
    ({ file, names }) => `import { ${names.join(', ')} } from './${file}?bengali';`,
  );
  const all = named.flatMap(({ names }) => names).join(', ');
  return `${imports.join('\n')}\nexport const bengali = { ${all} };\n`;
}

/**
 * The code of a text file (JavaScript by now) with one half of every pair:
 * `sentences({ bag: ['Bag'] }, 'bagText')`, or in Bengali the sentences alone.
 * A long page's English also names the `file` in which its Bengali is.
 */
export function halfOf(code: string, half: 'english' | 'bengali', file: string): string {
  const edits: Edit[] = [];
  for (const { name, call, isPage } of declarations(code)) {
    const [pairs] = call.arguments;
    if (pairs?.type !== 'ObjectExpression') throw new Error(`${name} is no list of sentences`);
    for (const property of pairs.properties) edits.push(oneHalf(code, name, property, half));
    if (half === 'bengali') continue;
    const wayToBengali = isPage ? `, () => import('./${file}?bengali')` : '';
    edits.push({ start: pairs.end, end: pairs.end, text: `, '${name}'${wayToBengali}` });
  }
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), code);
}

function oneHalf(
  code: string,
  area: string,
  property: ESTree.ObjectExpression['properties'][number],
  half: 'english' | 'bengali',
): Edit {
  const pair = property.type === 'Property' ? property.value : null;
  const [english, bengali] = pair?.type === 'ArrayExpression' ? pair.elements : [];
  if (!pair || !english || !bengali) {
    throw new Error(`${area}: ${code.slice(property.start, property.end)} is no pair`);
  }
  const { start, end } = pair;
  if (half === 'bengali') return { start, end, text: code.slice(bengali.start, bengali.end) };
  return { start, end, text: `[${code.slice(english.start, english.end)}]` };
}

interface Declaration {
  name: string;
  call: ESTree.CallExpression;
  /** Declared by `pageSentences`. */
  isPage: boolean;
}

function declarations(code: string): Declaration[] {
  return parseAst(code).body.flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' &&
      init?.type === 'CallExpression' &&
      init.callee.type === 'Identifier' &&
      (init.callee.name === 'sentences' || init.callee.name === 'pageSentences')
        ? [{ name: id.name, call: init, isPage: init.callee.name === 'pageSentences' }]
        : [],
    );
  });
}
