/**
 * `{"rows": [...], ...body}` as bytes, each batch of rows made into text when somebody reads on. A batch that fails ends
 * the stream with its error: half a list is not taken for a whole one.
 */
export const rowsJson = (
  body: object,
  batches: AsyncIterable<readonly unknown[]>,
): ReadableStream<Uint8Array> => {
  const parts = textParts(body, batches);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
};

async function* textParts(
  body: object,
  batches: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string, undefined> {
  let before = '{"rows":[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + JSON.stringify(batch).slice(1, -1);
    before = ',';
  }
  const { rows: _sent, ...rest } = body as { readonly rows?: unknown };
  const after = JSON.stringify(rest);
  yield `${before === ',' ? '' : before}]${after === '{}' ? '}' : `,${after.slice(1)}`}`;
  return undefined;
}
