import type { EndRead } from './HeavyReads.ts';

/** Milliseconds without a read before the stream is cancelled. */
const idle = 60_000;

/**
 * Wraps a stream and calls `end` when it was read, failed or was cancelled. Cancels it after a minute without a
 * read, because it blocks the user's other heavy reads.
 */
export const heldStream = (source: ReadableStream<Uint8Array>, end: EndRead): ReadableStream<Uint8Array> => {
  const reader = source.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    timer = setTimeout(() => {
      end();
      const error = new Error('the reader took nothing for a minute');
      void reader.cancel(error);
      controller.error(error);
    }, idle);
    timer.unref();
  };
  return new ReadableStream<Uint8Array>(
    {
      start: watch,
      async pull(controller) {
        clearTimeout(timer);
        try {
          const { done, value } = await reader.read();
          if (!done) {
            controller.enqueue(value);
            watch(controller);
            return;
          }
          end();
          controller.close();
        } catch (error) {
          end();
          controller.error(error);
        }
      },
      async cancel(reason) {
        clearTimeout(timer);
        end();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
};
