import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a UTF-8 stream, split only at `\n`: Node's `readline` also ends a line at a lone
 * `\r`. Text after the last `\n` is a line too.
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
