import type { SheetCell } from './SheetCell.ts';
import type { SheetSpec } from './SheetSpec.ts';
import { WorkbookThread } from './WorkbookThread.ts';

/** Milliseconds one batch of rows may take. */
const batchLimit = 60_000;

/** A workbook with its header alone: too little work to start a thread for. */
const emptySheet = async (spec: SheetSpec): Promise<readonly Uint8Array[]> => {
  // Loaded when it is needed: the writer is the thread's otherwise.
  const { writeSheet } = await import('./writeSheet.ts');
  const writer = writeSheet(spec);
  return writer.end();
};

/**
 * A workbook as a stream of bytes: batches of rows are asked for only as fast as somebody reads, so neither side piles
 * up. Reading ends or is given up: the thread goes. No rows: no thread.
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
          // A small batch may all stay in the writer: nothing was enqueued, so ask on.
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
