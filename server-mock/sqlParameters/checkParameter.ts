import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import type { UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { type BoundField, bindFields, tableOfDesign } from './fields.ts';
import { type Prepared, prepare } from './prepare.ts';
import { readOnly } from './readOnly.ts';
import type { SqlParameter } from './SqlParameter.ts';
import { type Run, statementFor } from './statementFor.ts';

/** A parameter whose text may run, with the kinds of its values. */
export type Checked =
  | { readonly ok: true; readonly prepared: Prepared; readonly fields: readonly BoundField[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** The text by the allow-lists, and its `{field}`s by the form. Asked at save and again at every run. */
export const checkText = async (
  call: UserCall,
  parameter: SqlParameter,
  titleEnName: string,
): Promise<Checked> => {
  const { catalog } = call.context;
  const prepared = await prepare(catalog, parameter.content);
  if (!prepared.ok) return prepared;
  const bound = bindFields(catalog, parameter, prepared.value, tableOfDesign(catalog, titleEnName));
  return bound.ok ? { ok: true, prepared: prepared.value, fields: bound.fields } : bound;
};

/** What the caller may read of every table of a statement, or the first one he may not open. */
export const accessTo = (
  call: UserCall,
  tables: readonly string[],
): { readonly access: Run['access'] } | { readonly forbidden: string } => {
  const access = new Map<string, Run['access'] extends ReadonlyMap<string, infer T> ? T : never>();
  for (const table of tables) {
    const found = accessTable(call, table, 'Search');
    if ('refused' in found) return { forbidden: table };
    access.set(table, found.access);
  }
  return { access };
};

/** As `checkText`, and PostgreSQL's planner agrees too: types, groups, columns. For user 1 at save; nothing is run. */
export const checkParameter = async (
  call: UserCall,
  parameter: SqlParameter,
  titleEnName: string,
): Promise<readonly Issue[]> => {
  const checked = await checkText(call, parameter, titleEnName);
  if (!checked.ok) return checked.issues;
  const { prepared, fields } = checked;
  const allowed = accessTo(call, prepared.tables);
  const place = { from: 0, to: parameter.content.length };
  if ('forbidden' in allowed)
    return [
      {
        path: '',
        rule: 'sqlParameter.table',
        params: { name: allowed.forbidden, ...place },
        severity: 'error',
      },
    ];
  const values = fields.map(() => null);
  const statement = statementFor(prepared, { ...allowed, fields, values, now: call.context.clock.now() });
  try {
    await readOnly(call.context, statement, 'explain ');
    return [];
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    return [{ path: '', rule: 'sqlParameter.database', params: { reason, ...place }, severity: 'error' }];
  }
};
