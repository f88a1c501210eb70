import { sameValue } from '../../model/record/merge/sameValue.ts';
import type { MutableRow, Row } from '../../model/schema/Row.ts';
import type { SaveDetail, SavePayload } from '../../wire/SavePayload.ts';
import type { DetailStore } from '../detail/DetailStore.ts';
import { idsOf } from '../detail/detailRows.ts';
import type { DocumentForms } from '../form/DocumentForms.ts';

/** Changed permitted fields for a vote: keys, versions and differing values only. */
export function voteChanges(forms: DocumentForms, editable: readonly string[]): SavePayload | undefined {
  const permitted = new Set(editable);
  const { main, base, doc } = forms;
  const changed: MutableRow = {};
  for (const name of main.changed()) if (permitted.has(name)) changed[name] = main.value(name);
  const details = forms.details.map((detail): SaveDetail => {
    const { table } = detail.schema;
    return { table, rows: changedRows(detail, base.details[table] ?? []), delKeys: [] };
  });
  if (Object.keys(changed).length === 0 && details.every(({ rows }) => rows.length === 0)) return undefined;
  return { main: { ...idsOf(base.main, doc.main.key), ...changed }, details };
}

/** Applies changes of an earlier vote to the record as stored now. */
export function restoreChanges(forms: DocumentForms, { main, details }: SavePayload): void {
  const { key } = forms.doc.main;
  const entered = Object.entries(main).filter(([name]) => name !== key && name !== 'Version');
  forms.edit({
    main: Object.fromEntries(entered),
    details: Object.fromEntries(
      forms.details.map((detail) => {
        const own = details.find(({ table }) => table === detail.schema.table)?.rows ?? [];
        return [detail.schema.table, { rows: withChanges(detail, own), delKeys: [] }];
      }),
    ),
  });
}

function changedRows(detail: DetailStore, stored: readonly Row[]): readonly Row[] {
  const { table, edit } = detail;
  const { permitted } = edit;
  if (permitted === undefined) return [];
  const byKey = new Map(stored.map((row) => [String(row[table.key]), row]));
  return detail.plainRows().flatMap((row) => {
    const before = byKey.get(String(row[table.key]));
    if (!before) return [];
    const changed: MutableRow = {};
    for (const name of permitted) {
      const field = table.byName.get(name);
      if (field && !sameValue(field, before[name] ?? null, row[name] ?? null))
        changed[name] = row[name] ?? null;
    }
    return Object.keys(changed).length === 0 ? [] : [{ ...idsOf(before, table.key), ...changed }];
  });
}

function withChanges(detail: DetailStore, changes: readonly Row[]): readonly Row[] {
  const { key } = detail.table;
  const byKey = new Map(changes.map((row) => [String(row[key]), row]));
  return detail.plainRows().map((row) => {
    const own = byKey.get(String(row[key]));
    // Keeps key and version of the stored row, which the change applies to.
    return own ? detail.recalculated({ ...row, ...own, ...idsOf(row, key) }) : row;
  });
}
