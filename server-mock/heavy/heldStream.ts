import type { EndRead } from './HeavyReads.ts';

/** Milliseconds a reader may take nothing before the stream is given up. */
const idle = 60_000;

/**
 * The same bytes; `end` is called when they were read, failed or were given up. A reader that takes nothing for a minute
 * loses the stream: it would keep its user's other heavy reads waiting for good.
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
