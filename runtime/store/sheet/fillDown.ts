import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { formPlanOf } from '../form/FormPlan.ts';
import type { CellBlock } from './CellRange.ts';
import { SheetDraft, type SheetEdit, type SheetRules } from './SheetEdit.ts';

/**
 * Ctrl+D: copies the first row's cells to those below; for a single row, copies the cells above it. Values of
 * a chosen record (`lookup`) are copied too, without a request.
 */
export function fillDown(block: CellBlock, table: ResolvedTable, rules: SheetRules): SheetEdit {
  const draft = new SheetDraft(rules);
  const single = block.from === block.to;
  const source = rules.rows[single ? block.from - 1 : block.from];
  if (!source) return draft;
  for (let at = single ? block.from : block.from + 1; at <= block.to; at += 1) {
    for (const field of block.fields) {
      if (!draft.write(at, field, source[field] ?? null)) continue;
      const row = draft.changed.get(at)?.row;
      for (const target of formPlanOf(table).fields.get(field)?.fills ?? [])
        if (row && !(block.fields.includes(target.field) && rules.canEdit(row, target.field)))
          row[target.field] = source[target.field] ?? null;
    }
  }
  return draft;
}

/** Delete: empties the cells. */
export function clearCells(block: CellBlock, table: ResolvedTable, rules: SheetRules): SheetEdit {
  const draft = new SheetDraft(rules);
  for (let at = block.from; at <= block.to; at += 1)
    for (const field of block.fields) draft.write(at, field, table.byName.get(field)?.kind.empty ?? null);
  return draft;
}
