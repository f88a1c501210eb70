import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { UserCall } from '../../http/Call.ts';
import { checkAmong, choiceAmong, momentOf } from '../saving/checkChoices.ts';
import { fillLookups } from '../saving/fillLookups.ts';

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
  /** The values that the choices depend on. */
  readonly among: ReturnType<typeof choiceAmong>;
  /** Equal for cells that choose among the same options. */
  readonly group: string;
}

/** Copies of rows with what comes with their chosen records, without the values of `open` fields. */
const withLookups = async (
  call: UserCall,
  table: ResolvedTable,
  rows: readonly DependentRow[],
  open: readonly ResolvedField[],
): Promise<readonly Row[]> => {
  const copies = rows.map(({ values }) => {
    const copy = { ...values };
    // Labels of several options are no keys yet.
    for (const { field } of open) delete copy[field];
    return { values: copy, stored: undefined, prefix: '' };
  });
  // Filling the record itself reports missing records.
  await fillLookups(call, table, copies, () => undefined);
  return copies.map(({ values }) => values);
};

/**
 * Checks choices that depend on other fields of the record (a customer's delivery addresses).
 * Runs one query per different set of those fields. When several options share a label, the fitting one is
 * taken. Choices that depend on values of another chosen record come last. Sets the values in place.
 */
export const checkDependents = async (
  call: UserCall,
  table: ResolvedTable,
  rows: readonly DependentRow[],
  refuse: RefuseChoice,
): Promise<void> => {
  const fields = table.fields.filter((field) => field.dependsOn !== undefined && field.dataKey !== undefined);
  const early = fields.filter((field) => momentOf(field, table) === 'sent');
  const late = fields.filter((field) => !early.includes(field));
  await checkFields(
    call,
    table,
    early,
    rows.map((row) => ({ row, known: row.values })),
    refuse,
  );
  if (late.length === 0) return;
  const filled = await withLookups(call, table, rows, late);
  await checkFields(
    call,
    table,
    late,
    rows.map((row, index) => ({ row, known: filled[index] ?? row.values })),
    refuse,
  );
};

/** Receives a wrong choice and its field. */
type RefuseChoice = (row: DependentRow, issue: Issue, field: string) => void;

/** A row and the values that its choices depend on. */
interface KnownRow {
  readonly row: DependentRow;
  readonly known: Row;
}

const checkFields = async (
  call: UserCall,
  table: ResolvedTable,
  fields: readonly ResolvedField[],
  rows: readonly KnownRow[],
  refuse: RefuseChoice,
): Promise<void> => {
  // Rows that name the same label share its keys, of which there may be thousands.
  const split = new Map<string, readonly string[]>();
  const keysIn = (text: string): readonly string[] => {
    const keys = split.get(text) ?? text.split(',').filter((key) => key !== '');
    split.set(text, keys);
    return keys;
  };
  const asked = rows.flatMap(({ row, known }): readonly Asked[] =>
    fields.flatMap((field) => {
      const keys = keysIn(String(row.values[field.field] ?? ''));
      if (keys.length === 0) return [];
      const among = choiceAmong(field, known, row.main);
      return [{ row, field, keys, among, group: JSON.stringify([field.field, among]) }];
    }),
  );
  const groups = new Map<string, { readonly one: Asked; readonly keys: Set<string> }>();
  for (const one of asked) {
    const { keys } = groups.get(one.group) ?? { keys: new Set() };
    for (const key of one.keys) keys.add(key);
    groups.set(one.group, { one, keys });
  }
  const wrongIn = new Map<string, ReadonlyMap<string, Issue>>();
  for (const [group, { one, keys }] of groups) {
    const { field, among } = one;
    const issues = await checkAmong(
      call,
      [...keys].map((key) => ({ field, keys: [key], path: key, among })),
    );
    wrongIn.set(group, new Map(issues.map((issue) => [issue.path, issue])));
  }
  for (const { row, field, keys, group } of asked) {
    const wrong = wrongIn.get(group);
    const right = keys.filter((key) => wrong?.has(key) !== true);
    const [key] = right;
    const first = wrong?.get(keys[0] ?? '');
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
