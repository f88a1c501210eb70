import { isMessageKey } from '../../model/messages/index.ts';
import type { Issue, SaveIssue } from '../../model/schema/Issue.ts';
import { isObject, type Json } from '../../model/schema/Json.ts';
import type { SavePayload } from '../../wire/SavePayload.ts';
import type { DetailStore } from '../detail/DetailStore.ts';
import { isKey } from '../detail/detailRows.ts';
import { placeOfKey } from '../sheet/DetailState.ts';
import type { DocumentForms } from './DocumentForms.ts';
import type { FormStore } from './FormStore.ts';

/** Where an issue is shown: a field of the header, a cell of a detail table, or nowhere in this box. */
export type Place =
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'cell'; readonly table: string; readonly row: number; readonly field: string }
  | { readonly kind: 'none' };

const cellPath = /^([^[\].]+)\[(\d+)\](?:\.(.+))?$/;

/** Reads an issue's path: `Field`, `Table[0].Field` or `Table[0]`. */
export function placeOf(path: string): Place {
  const cell = cellPath.exec(path);
  if (cell) return { kind: 'cell', table: cell[1] ?? '', row: Number(cell[2]), field: cell[3] ?? '' };
  return path === '' ? { kind: 'none' } : { kind: 'field', field: path };
}

/** Shows issues below header fields and in detail cells. Returns those without a place. */
export function placeIssues(
  issues: readonly Issue[],
  main: FormStore,
  details: readonly DetailStore[],
): void {
  main.refuse(issues);
  for (const detail of details) {
    const byRow = new Map<number, Issue[]>();
    for (const issue of issues) {
      const place = placeOf(issue.path);
      if (place.kind !== 'cell' || place.table !== detail.schema.table) continue;
      byRow.set(place.row, [...(byRow.get(place.row) ?? []), { ...issue, path: place.field }]);
    }
    detail.mark(byRow);
  }
}

/** Issues with row indexes of the form in place of those of the sent rows. Leaves out rows that are gone. */
export function inForm(
  forms: Pick<DocumentForms, 'details'>,
  sent: SavePayload | undefined,
  issues: readonly SaveIssue[],
): readonly Issue[] {
  return issues.flatMap((issue): readonly Issue[] => {
    const place = placeOf(issue.path);
    const detail = forms.details.find(({ schema }) => place.kind === 'cell' && schema.table === place.table);
    if (place.kind !== 'cell' || !detail) return [issue];
    const part = sent?.details.find(({ table }) => table === place.table);
    const at = placeIn(
      detail,
      issue.row ?? part?.rows[place.row]?.[detail.table.key],
      part?.screenKeys?.[place.row],
    );
    const field = place.field === '' ? '' : `.${place.field}`;
    return at < 0 ? [] : [{ ...issue, path: `${place.table}[${at}]${field}` }];
  });
}

/** Index of a row by its stored key, or by its screen key when new; -1: gone. */
function placeIn(detail: DetailStore, key: unknown, screenKey: string | undefined): number {
  const { rows } = detail.state;
  return isKey(key)
    ? rows.findIndex((row) => String(row[detail.table.key]) === String(key))
    : placeOfKey(rows, screenKey);
}

/** Issues in the data of a refusal: a list, or `{issues: [...]}`. Skips unreadable entries. */
export function issuesOf(data: Json | undefined): readonly SaveIssue[] {
  const list = Array.isArray(data) ? data : isObject(data) && Array.isArray(data.issues) ? data.issues : [];
  return list.flatMap((entry: Json): readonly SaveIssue[] => {
    if (!isObject(entry) || typeof entry.path !== 'string' || typeof entry.rule !== 'string') return [];
    // A rule whose text only the server has comes with its message.
    const said = typeof entry.message === 'string' && !isMessageKey(entry.rule);
    const row = typeof entry.row === 'string' ? { row: entry.row } : {};
    return said
      ? [{ path: entry.path, rule: String(entry.message), params: {}, severity: 'error', ...row }]
      : [{ path: entry.path, rule: entry.rule, params: paramsOf(entry.params), severity: 'error', ...row }];
  });
}

function paramsOf(value: Json | undefined): Issue['params'] {
  const params: Record<string, Issue['params'][string]> = {};
  if (!isObject(value)) return params;
  for (const [name, param] of Object.entries(value)) {
    if (typeof param === 'string' || typeof param === 'number') params[name] = param;
    else if (Array.isArray(param)) params[name] = param.map(String);
  }
  return params;
}
