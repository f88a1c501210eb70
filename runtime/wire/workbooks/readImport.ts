import { listOf, maybe, number, object, or, type Shape, text } from '../shape.ts';
import type { ImportError, ImportResult, ImportState } from './ImportResult.ts';

/** The answer of Import, or the `data` of its refusal. */
export const importResult: Shape<ImportResult> = object<Omit<ImportResult, 'dryRun'>>({
  total: or(number, 0),
  imported: or(number, 0),
  failed: or(number, 0),
  errors: or(
    listOf(
      object<ImportError>({ row: number, column: or(text, ''), value: or(text, ''), message: text }),
      20_000,
    ),
    [],
  ),
  errorCount: or(number, 0),
  reportUrl: maybe(text),
  batch: maybe(text),
});

/** The answer of ImportProgress; undefined: it has ended. */
export const importState: Shape<ImportState | undefined> = maybe(
  object<ImportState>({ phase: text, done: or(number, 0), total: or(number, 0) }),
);
