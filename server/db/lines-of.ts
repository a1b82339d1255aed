import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a UTF-8 stream, split only at `\n`: Node's `readline` also ends a line at a lone
 * `\r`. Text after the last `\n` is a line too.
 */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let buffered = '';
  for await (const chunk of stream) {
    const lines = (buffered + decoder.write(chunk)).split('\n');
    buffered = lines.pop() ?? '';
    yield* lines;
  }
  buffered += decoder.end();
  if (buffered !== '') yield buffered;
}
