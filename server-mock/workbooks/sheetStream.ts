import type { SheetCell } from './SheetCell.ts';
import type { SheetSpec } from './SheetSpec.ts';
import { WorkbookThread } from './WorkbookThread.ts';

/** Time limit of one batch of rows in milliseconds. */
const batchLimit = 60_000;

/** Writes a workbook with only its header, which does not need a thread. */
const emptySheet = async (spec: SheetSpec): Promise<readonly Uint8Array[]> => {
  // Loaded on demand: otherwise only the thread uses the writer.
  const { writeSheet } = await import('./writeSheet.ts');
  const writer = writeSheet(spec);
  return writer.end();
};

/**
 * Streams a workbook. Requests batches of rows only as fast as the client reads, so that neither side buffers. Ends
 * the thread when the stream ends or is cancelled. Uses no thread without rows.
 */
export const sheetStream = (
  spec: SheetSpec,
  batches: AsyncIterator<readonly (readonly SheetCell[])[]>,
): ReadableStream<Uint8Array> => {
  let thread: WorkbookThread | undefined;
  let first: IteratorResult<readonly (readonly SheetCell[])[]> | undefined;
  const finish = async (): Promise<void> => {
    await thread?.close();
    await batches.return?.();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (thread === undefined) {
            first = await batches.next();
            if (first.done === true) {
              for (const part of await emptySheet(spec)) controller.enqueue(part);
              controller.close();
              await finish();
              return;
            }
            thread = await WorkbookThread.start();
            await thread.ask({ kind: 'begin', spec }, batchLimit);
          }
          // The writer may buffer a small batch and return no bytes: continue with the next.
          for (;;) {
            const next = first ?? (await batches.next());
            first = undefined;
            const request =
              next.done === true
                ? ({ kind: 'end' } as const)
                : ({ kind: 'write', rows: next.value } as const);
            const { bytes } = await thread.ask(request, batchLimit);
            for (const part of bytes) controller.enqueue(part);
            if (next.done === true) {
              controller.close();
              await finish();
              return;
            }
            if (bytes.length > 0) return;
          }
        } catch (error) {
          await finish();
          controller.error(error);
        }
      },
      cancel: finish,
    },
    { highWaterMark: 0 },
  );
};
