/** Maximum bytes of a line. A longer line is cut and then fails as a bad line. */
const LONGEST = 64 * 1024 * 1024;
const LINE_FEED = 10;

/**
 * Splits a UTF-8 stream into lines without line feeds; yields the lines of each chunk together. Only a line
 * feed ends a line: JSON text may contain U+2028, and JSON ignores a carriage return at the end.
 */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  let begun: Buffer[] = [];
  let size = 0;
  const keep = (part: Buffer): void => {
    if (size < LONGEST) begun.push(part);
    size += part.length;
  };
  const taken = (): string => {
    const line = Buffer.concat(begun).toString('utf8');
    begun = [];
    size = 0;
    return line;
  };
  for await (const chunk of stream) {
    const lines: string[] = [];
    let from = 0;
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
      keep(chunk.subarray(from, at));
      lines.push(taken());
      from = at + 1;
    }
    if (from < chunk.length) keep(chunk.subarray(from));
    if (lines.length > 0) yield lines;
  }
  if (size > 0) yield [taken()];
}
