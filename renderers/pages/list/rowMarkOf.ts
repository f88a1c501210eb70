import type { RunOptions } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { recordScope } from '../../../runtime/model/formulas/recordScope.ts';
import { markTest } from '../../../runtime/model/optionViews/markTest.ts';
import type { RowMark } from '../../../runtime/model/optionViews/RowMark.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';

/** Finds the first rule that holds for a row. Each row is tested once; `run` gives conditions the clock. */
export function rowMarkOf(
  marks: readonly RowMark[],
  table: ResolvedTable,
  run: () => RunOptions,
): (row: Row) => RowMark | undefined {
  const tests = marks.flatMap((mark) => {
    const holds = markTest(mark, table);
    return holds === undefined ? [] : [{ mark, holds }];
  });
  const known = new WeakMap<Row, { readonly mark: RowMark | undefined }>();
  return (row) => {
    const before = known.get(row);
    if (before) return before.mark;
    const scope = recordScope(row);
    const mark = tests.find(({ holds }) => holds(scope, run()))?.mark;
    known.set(row, { mark });
    return mark;
  };
}
