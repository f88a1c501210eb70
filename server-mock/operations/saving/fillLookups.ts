import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { UserCall } from '../../http/Call.ts';
import { keyText } from '../../records/keyText.ts';
import { lookupRows, lookupSource } from '../lookupValues.ts';
import { fillMatches } from './fillMatches.ts';
import type { RowDraft } from './SaveState.ts';

/** A row whose lookups may have changed. */
export interface LookupRow extends RowDraft {
  /** Prefix of field names in issues. */
  readonly prefix: string;
}

const chosen = (row: LookupRow, via: string): Cell | undefined => {
  const value = row.values[via];
  return value !== undefined && keyText(value) !== keyText(row.stored?.[via]) ? value : undefined;
};

/**
 * Copies the lookup values of newly chosen records.
 * Selects with `match` are chosen first. A sent value stays when the user may write the field; a read-only field always takes the source's value. A
 * record that is missing or not visible to the user is an issue of the select field.
 */
export const fillLookups = async <R extends LookupRow>(
  call: UserCall,
  table: ResolvedTable,
  rows: readonly R[],
  refuse: (row: R, issue: Issue) => void,
): Promise<void> => {
  const { catalog } = call.context;
  const vias = new Set(
    table.fields.flatMap((field) => (field.lookup === undefined ? [] : [field.lookup.via])),
  );
  for (const { field, match } of table.fields) if (match !== undefined) vias.add(field);
  for (const via of vias) {
    await fillMatches(call, table, via, rows);
    const source = lookupSource(catalog, table, via);
    if (source === undefined) continue;
    const changed = rows.filter((row) => chosen(row, via) !== undefined);
    const keys = [...new Set(changed.map((row) => chosen(row, via) ?? null))];
    const found = await lookupRows(call, source, keys);
    for (const row of changed) {
      const key = chosen(row, via) ?? null;
      const from = key === null ? undefined : found.get(keyText(key));
      if (key !== null && from === undefined) {
        const title = table.byName.get(via)?.title ?? via;
        refuse(row, { path: row.prefix + via, rule: 'form.option', params: { title }, severity: 'error' });
        continue;
      }
      for (const [target, field] of source.targets) {
        if (Object.hasOwn(row.values, target)) continue;
        row.values[target] = from?.[field.field] ?? null;
      }
    }
  }
};
