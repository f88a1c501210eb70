const lineEnd = 0x0a;

/** Joins chunks into pieces of about `size` bytes that end at line ends. */
export async function* wholeLines(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.byteLength;
    if (length < size) continue;
    const end = chunk.lastIndexOf(lineEnd);
    // A row that is longer than a piece.
    if (end < 0) continue;
    const rest = chunk.subarray(end + 1);
    held[held.length - 1] = chunk.subarray(0, end + 1);
    yield Buffer.concat(held);
    held = rest.byteLength === 0 ? [] : [rest];
    length = rest.byteLength;
  }
  if (length > 0) yield Buffer.concat(held);
}
