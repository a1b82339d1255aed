import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a stream of UTF-8, ended by `\n` alone: Node's own readline takes other signs for
 * ends as well. What stands behind the last end is a line too.
 */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.end();
  if (rest !== '') yield rest;
}
