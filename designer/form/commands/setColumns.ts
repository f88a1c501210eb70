import type { DraftPart, FormDraft } from '../draft/FormDraft.ts';
import type { FormEdit } from './FormEdit.ts';

/** Sets the designed columns of a detail table. */
export function setColumns(draft: FormDraft, table: string, columns: readonly DraftPart[]): FormEdit {
  const others = draft.tables.filter((one) => one.table !== table);
  return { ok: true, draft: { ...draft, tables: [...others, { table, columns }] } };
}
