import { readableFields } from '../../../../runtime/model/access/readableFields.ts';
import type { DocumentTable } from '../../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { text } from '../../../../runtime/model/messages/index.ts';
import { figureText } from '../../../../runtime/model/workflow/explain/figureText.ts';
import { parseJson } from '../../../../runtime/wire/parseJson.ts';
import type { ApprovalEdit } from '../../../../runtime/wire/workflow/ApprovalEdit.ts';
import type { Queryable } from '../../../db/Database.ts';
import { dictionary } from '../../../dictionaries/options.ts';
import { asObject, type UserCall } from '../../../http/Call.ts';

/** Maximum changes shown, the newest last. */
const most = 500;

const editsOf = `
  select "Auditor", "AuditDate", "Edits" from "Sys_WorkFlowTableAuditLog"
  where "WorkTable" = $1 and "WorkTableKey" = $2 and "Round" = $3 and "Edits" is not null
  order by "AuditLog_Id"`;

interface Found {
  readonly table: ResolvedTable;
  readonly field: ResolvedField;
  readonly change: readonly [unknown, unknown];
  readonly by: string;
  readonly date: string;
}

/**
 * Changes that approvers made with their votes in this round, in order, with labels.
 * Leaves out fields hidden by the caller's roles or node (`hidden`).
 */
export const roundEdits = async (
  db: Queryable,
  call: UserCall,
  full: DocumentTable,
  key: string,
  round: number,
  hidden: ReadonlySet<string>,
): Promise<readonly ApprovalEdit[]> => {
  const { rows } = await db.query(editsOf, [full.main.table, key, round]);
  const found = rows.flatMap((row) => {
    const parsed = parseJson(String(row.Edits ?? ''));
    const by = String(row.Auditor ?? '');
    return changesIn(full, parsed.ok ? asObject(parsed.value) : undefined).map((one) => ({
      ...one,
      by,
      date: String(row.AuditDate ?? ''),
    }));
  });
  const isMain = (table: ResolvedTable): boolean => table.table === full.main.table;
  const nameOf = ({ table, field }: Found): string =>
    isMain(table) ? field.field : `${table.table}.${field.field}`;
  const shown = found
    .filter((one) => readableFields(call.user, one.table).has(one.field.field) && !hidden.has(nameOf(one)))
    .slice(-most);
  const label = await labelsOf(call, shown);
  const view = { document: full, scope: { read: () => undefined }, now: '', locale: call.locale, label };
  const said = (value: unknown, field: ResolvedField): string =>
    value === null || value === undefined || value === ''
      ? text('condition.nothing', call.locale)
      : // JSON values from the log.
        figureText(value as string | number | boolean, field, view);
  return shown.map((one) => ({
    field: nameOf(one),
    title: isMain(one.table) ? one.field.title : `${one.table.cnName} ${one.field.title}`,
    from: said(one.change[0], one.field),
    to: said(one.change[1], one.field),
    by: one.by,
    date: one.date,
  }));
};

type Change = Pick<Found, 'table' | 'field' | 'change'>;

/** Changes of one vote from the log: `{Field: [from, to], Detail: [{edited, Field: [from, to]}]}`. */
const changesIn = (
  { main, details }: DocumentTable,
  stored: Readonly<Record<string, unknown>> | undefined,
): readonly Change[] =>
  Object.entries(stored ?? {}).flatMap(([name, said]): readonly Change[] => {
    const detail = details.find(({ table }) => table.table === name)?.table;
    if (detail === undefined) return changeOf(main, name, said);
    const rows: readonly unknown[] = Array.isArray(said) ? said : [];
    return rows.flatMap((row) =>
      Object.entries((row ?? {}) as object).flatMap(([field, change]) => changeOf(detail, field, change)),
    );
  });

const changeOf = (table: ResolvedTable, name: string, said: unknown): readonly Change[] => {
  const field = table.byName.get(name);
  // Changes by formulas and stamps are not the approver's.
  if (field === undefined || field.stamp !== undefined || field.formula !== undefined) return [];
  return Array.isArray(said) && said.length === 2 ? [{ table, field, change: [said[0], said[1]] }] : [];
};

const labelsOf = async (
  call: UserCall,
  found: readonly Found[],
): Promise<(field: ResolvedField, value: unknown) => string | undefined> => {
  const asked = new Map<string, Set<string>>();
  for (const { field, change } of found)
    if (field.dataKey !== undefined && field.data === undefined)
      for (const key of change.flatMap((value) => String(value ?? '').split(','))) {
        const keys = asked.get(field.dataKey) ?? new Set();
        asked.set(field.dataKey, keys.add(key));
      }
  const labels = new Map<string, ReadonlyMap<string, string>>();
  for (const [dataKey, keys] of asked) {
    const options = await dictionary(call, dataKey, { keys: [...keys].slice(0, most), limit: most });
    labels.set(dataKey, new Map(options?.data.map(({ key, value }) => [String(key), value])));
  }
  return ({ dataKey }, value) => labels.get(dataKey ?? '')?.get(String(value));
};
