import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { isStored } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { keysIn, membership } from '../../runtime/model/fields/types/membership.ts';
import { fieldIssues } from '../../runtime/model/record/fieldIssues.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { ask } from '../context/Hook.ts';
import type { Queryable } from '../db/Database.ts';
import { heldValues } from './heldValues.ts';

/** Values that a question names. */
const named = 5;

/** Choices of a dictionary; undefined: they are rows, or unknown here. */
type OptionsOf = (dicNo: string) => readonly Option[] | undefined;

const fits = (field: ResolvedField, value: string, optionsOf: OptionsOf): boolean => {
  const parsed = field.kind.parse(value, field);
  if (!parsed.ok || fieldIssues(field, parsed.value, false, 'form').length > 0) return false;
  const options = field.dataKey === undefined ? undefined : optionsOf(field.dataKey);
  if (options === undefined || !field.kind.needsSource) return true;
  return membership(options)(keysIn(field, parsed.value), field) === undefined;
};

/**
 * Asks about stored values that changed fields no longer accept, such as several choices where one is asked for now. They
 * stay as they are, and refuse no save while they stay. `before`, `after`: the table as it was and will be; its columns are there.
 */
export const unfitValues = async (
  db: Queryable,
  { before, after }: { readonly before: ResolvedTable; readonly after: ResolvedTable },
  optionsOf: OptionsOf,
  pathOf: (field: ResolvedField) => string,
): Promise<readonly Issue[]> => {
  const issues: Issue[] = [];
  for (const field of after.fields) {
    const was = before.byName.get(field.field);
    if (was === undefined || !isStored(was) || !isStored(field) || field.hidden === true) continue;
    if (JSON.stringify(rulesOf(was)) === JSON.stringify(rulesOf(field))) continue;
    const held = await heldValues(db, after.table, field.field);
    const unfit = held.filter(({ value }) => !fits(field, value, optionsOf) && fits(was, value, optionsOf));
    if (unfit.length === 0) continue;
    const n = unfit.reduce((sum, one) => sum + one.n, 0);
    const values = unfit.slice(0, named).map((one) => `${one.value} (${one.n})`);
    if (unfit.length > named) values.push('…');
    issues.push(
      ...ask(pathOf(field), 'extension.valuesUnfit', { title: field.title, n, values: values.join(', ') }),
    );
  }
  return issues;
};

/** What of a field decides which values it accepts. Looks, places and titles do not. */
const rulesOf = (field: ResolvedField): Readonly<Record<string, unknown>> => {
  const { title: _title, tipextra: _tip, placeholder: _hint, width: _width, kind, ...rest } = field;
  return { ...rest, kind: kind.name };
};
