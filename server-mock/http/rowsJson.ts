/**
 * Streams `{"rows": [...], ...body}`; serializes each batch when the reader asks for more.
 * A failing batch ends the stream with its error, so that a partial list is not taken for a whole one.
 */
export const rowsJson = (
  body: object,
  batches: AsyncIterable<readonly unknown[]>,
): ReadableStream<Uint8Array> => {
  const parts = bytesOf(body, batches);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
};

const encoder = new TextEncoder();
const comma = 44;

async function* bytesOf(
  body: object,
  batches: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<Uint8Array, undefined> {
  let isFirst = true;
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    const text = JSON.stringify(batch);
    const bytes = encoder.encode(isFirst ? `{"rows":${text}` : text);
    // Joins batches: a comma replaces the opening bracket, and the closing one is cut. Cutting bytes avoids a
    // copy of the text.
    if (!isFirst) bytes[0] = comma;
    isFirst = false;
    yield bytes.subarray(0, -1);
  }
  const { rows: _sent, ...rest } = body as { readonly rows?: unknown };
  const after = JSON.stringify(rest);
  yield encoder.encode(`${isFirst ? '{"rows":[' : ''}]${after === '{}' ? '}' : `,${after.slice(1)}`}`);
  return undefined;
}
