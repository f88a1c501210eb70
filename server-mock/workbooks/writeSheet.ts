import { writeXlsxStream } from 'hucre/xlsx';
import { escapedCell } from './escapedCell.ts';
import { headRows, levelsOf } from './headRows.ts';
import type { SheetCell } from './SheetCell.ts';
import type { SheetSpec } from './SheetSpec.ts';
import { sheetNames } from './sheetNames.ts';

/** Streaming writer of a workbook; keeps no written rows. */
export interface SheetWriter {
  /** Resolves when the rows are written, with the bytes available so far. */
  write(rows: readonly (readonly SheetCell[])[]): Promise<readonly Uint8Array<ArrayBuffer>[]>;
  end(): Promise<readonly Uint8Array<ArrayBuffer>[]>;
}

/**
 * Writes an .xlsx row by row (hucre). Text stays text whatever its first character: no cell becomes a formula.
 * Memory does not grow with the rows.
 */
export const writeSheet = ({ name, columns }: SheetSpec): SheetWriter => {
  let waiting: readonly (readonly SheetCell[])[] = [];
  let isLast = false;
  let wake: () => void = () => undefined;
  let drained: () => void = () => undefined;
  const levels = levelsOf(columns);
  async function* rows(): AsyncGenerator<SheetCell[]> {
    if (levels > 0) for (const row of headRows(columns, levels)) yield row.map(escapedCell);
    for (;;) {
      for (const row of waiting) yield row.map(escapedCell);
      waiting = [];
      if (isLast) return;
      const next = new Promise<void>((resolve) => {
        wake = resolve;
      });
      drained();
      await next;
    }
  }
  const [legal = 'Sheet1'] = sheetNames([name]);
  const stream = writeXlsxStream(rows(), {
    name: legal,
    columns: columns.map(({ title, width, format }) => ({
      // Multi-row headers are written as rows: the library supports only one.
      ...(levels === 0 ? { header: escapedCell(title) } : {}),
      width,
      ...(format === undefined ? {} : { numFmt: format }),
    })),
    freezePane: { rows: levels + 1 },
  });
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  const pumped = pump(stream, bytes);
  const taken = (): readonly Uint8Array<ArrayBuffer>[] => bytes.splice(0);
  return {
    async write(more) {
      const done = new Promise<void>((resolve) => {
        drained = resolve;
      });
      waiting = more;
      wake();
      // A failed pump must not block the caller.
      await Promise.race([done, pumped.then(() => done)]);
      return taken();
    },
    async end() {
      isLast = true;
      wake();
      await pumped;
      return taken();
    },
  };
};

const pump = async (stream: ReadableStream<Uint8Array>, into: Uint8Array<ArrayBuffer>[]): Promise<void> => {
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read())
    into.push(new Uint8Array(part.value));
};
