import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import type { UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { type BoundField, bindFields, tableOfDesign } from './fields.ts';
import { type Prepared, prepare } from './prepare.ts';
import { readOnly } from './readOnly.ts';
import type { SqlParameter } from './SqlParameter.ts';
import { type Run, statementFor } from './statementFor.ts';

/** Result of the check: the prepared text with its typed fields, or issues. */
export type Checked =
  | { readonly ok: true; readonly prepared: Prepared; readonly fields: readonly BoundField[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Checks the text against the allow-lists and its `{field}`s against the form. Runs at save and at every execution. */
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

/** Access of the caller to every table of a statement, or the first forbidden table. */
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

/**
 * Like `checkText`, and asks PostgreSQL's planner about types, groups and columns. For user 1 at save; does not run
 * the text.
 */
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
