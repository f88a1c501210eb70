import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { UserCall } from '../../http/Call.ts';
import { checkAmong, choiceAmong } from '../saving/checkChoices.ts';

/** A row of the file; a detail row carries its header. */
export interface DependentRow {
  readonly row: number;
  readonly values: MutableRow;
  readonly main?: Row;
}

interface Asked {
  readonly row: DependentRow;
  readonly field: ResolvedField;
  /** Keys with the label of the cell. */
  readonly keys: readonly string[];
}

/**
 * Checks choices that depend on other fields of the record (a customer's delivery addresses).
 * Runs one query per different set of those fields. When several options share a label, the fitting one is
 * taken.
 * Sets the values in place.
 */
export const checkDependents = async (
  call: UserCall,
  table: ResolvedTable,
  rows: readonly DependentRow[],
  refuse: (row: DependentRow, issue: Issue, field: string) => void,
): Promise<void> => {
  const fields = table.fields.filter((field) => field.dependsOn !== undefined && field.dataKey !== undefined);
  const asked = rows.flatMap((row): readonly Asked[] =>
    fields.flatMap((field) => {
      const keys = String(row.values[field.field] ?? '')
        .split(',')
        .filter((key) => key !== '');
      return keys.length === 0 ? [] : [{ row, field, keys }];
    }),
  );
  const choices = asked.flatMap(({ row, field, keys }, index) => {
    const among = choiceAmong(field, row.values, row.main);
    return keys.map((key) => ({ field, keys: [key], path: `${index}:${key}`, among }));
  });
  const wrong = new Map((await checkAmong(call, choices)).map((issue) => [issue.path, issue] as const));
  for (const [index, { row, field, keys }] of asked.entries()) {
    const right = keys.filter((key) => !wrong.has(`${index}:${key}`));
    const [key] = right;
    const first = wrong.get(`${index}:${keys[0]}`);
    const params = { title: field.title, value: table.byName.get(field.field)?.title ?? field.field };
    if (field.kind.isMultiple(field)) {
      if (first !== undefined) refuse(row, first, field.field);
    } else if (right.length > 1)
      refuse(row, { path: '', rule: 'sheet.ambiguous', params, severity: 'error' }, field.field);
    else if (key === undefined && first !== undefined) refuse(row, first, field.field);
    else if (key !== undefined) {
      const parsed = field.kind.parse(key, field);
      if (parsed.ok) row.values[field.field] = parsed.value;
    }
  }
};
