import type { RunOptions } from '../../expressions/index.ts';
import { isClosable, isClosed } from '../../runtime/model/access/documentState.ts';
import { type Test, testOf } from '../../runtime/model/conditions/conditionHolds.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { recordScope } from '../../runtime/model/formulas/recordScope.ts';
import type { MessageKey } from '../../runtime/model/messages/index.ts';
import type { CheckLead, GridLead } from './GridLead.ts';
import { CASE_ALL_WIDTH, CASE_WIDTH } from './metrics.ts';

/** Texts and services the leading columns need from the application. */
export interface LeadWords {
  t(key: MessageKey): string;
  /** Options for evaluating conditions, with the clock. */
  run(): RunOptions;
}

/** Leading columns of a table's schema (`TableSchema.grid`); undefined for the plain ones. */
export function leadOfTable(
  table: Pick<ResolvedTable, 'grid' | 'byName'>,
  { t, run }: LeadWords,
): GridLead | undefined {
  // Movable rows need a column with a handle.
  const { sequence, index, sortNumber = index === false, rowSwitch = '' } = table.grid ?? {};
  const check = checkLead(table, t, run);
  const sort =
    sortNumber && sequence !== undefined && table.byName.has(sequence)
      ? { field: sequence, title: t('lead.sort') }
      : undefined;
  const turned = table.byName.get(rowSwitch);
  const turn = turned && { field: turned.field, title: turned.title };
  return check || sort || turn
    ? { ...(check && { check }), ...(sort && { sort }), ...(turn && { turn }) }
    : undefined;
}

/**
 * Selection column with more than a checkbox; undefined for the plain one.
 * 100 pixels wide where it marks closed documents; 120 where its header also says 全选, because it selects only
 * some rows.
 */
function checkLead(
  { grid, byName }: Pick<ResolvedTable, 'grid' | 'byName'>,
  t: LeadWords['t'],
  run: LeadWords['run'],
): CheckLead | undefined {
  const sayCase = grid?.orderCase === true && isClosable({ byName });
  const when = grid?.selectAllWhen;
  if (!sayCase && when === undefined) return undefined;
  const closed = t('lead.closed');
  const test: Test | undefined = when === undefined ? undefined : testOf(when, false);
  return {
    width: test ? CASE_ALL_WIDTH : CASE_WIDTH,
    title: test ? t('lead.all') : '',
    note: (row) => (sayCase && isClosed(row) ? closed : ''),
    ...(test && { eligible: (row) => test(recordScope(row), run()) }),
  };
}
