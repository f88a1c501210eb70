import { textOf } from '../../../runtime/model/record/design/designValues.ts';
import { componentKind } from '../components/componentKinds.ts';
import type { FormDraft } from '../draft/FormDraft.ts';
import type { FormEdit } from './FormEdit.ts';
import { setKeys } from './setKeys.ts';

/** Widths in percent by number of columns. */
const widths: Readonly<Record<number, number>> = { 1: 100, 2: 50, 3: 33, 4: 25 };

/** Numbers of columns that a form may be laid out in. */
export const layouts: readonly number[] = Object.keys(widths).map(Number);

/** Lays the form out in 1 to 4 columns: sets the width of all components except tables, tabs and lines. */
export function setLayout(draft: FormDraft, columns: number): FormEdit {
  const width = widths[columns];
  if (width === undefined) return { ok: true, draft };
  const ids = draft.entries
    .filter(({ raw }) => componentKind(textOf(raw.type))?.wholeRow !== true)
    .map(({ id }) => id);
  return setKeys(draft, ids, { width });
}
