import type { App } from '../../host/AppContext.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { recordScope } from '../../model/formulas/recordScope.ts';
import { holds } from '../../model/record/fieldState.ts';
import { unmetNeeds } from '../../model/record/unmetNeeds.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { Transition } from '../../model/schema/TableSchema.ts';

type StateApp = Pick<App, 'data' | 'notify' | 'session' | 't'>;

/** Runs a status button on one row: condition, question, call. True: the row is in its new state. */
export async function changeState(
  { data, notify, session, t }: StateApp,
  table: ResolvedTable,
  transition: Transition,
  row: Row,
): Promise<boolean> {
  if (!holds(transition.when, recordScope(row), false, { now: session.now() })) {
    notify.error(transition.message);
    return false;
  }
  const unmet = unmetNeeds(table, transition, row);
  if (unmet.length > 0) {
    const fields = unmet.map(({ title }) => title).join(t('list.titleSeparator'));
    notify.error(t('list.fillFirst', { text: transition.text, fields }));
    return false;
  }
  const { confirm } = transition;
  if (confirm !== undefined && !(await notify.confirm({ title: transition.text, text: confirm })))
    return false;
  const key = row[table.key];
  const answer = await data.changeState(table.table, transition.action, [String(key ?? '')]);
  if (answer.ok) notify.success(answer.message ?? t('box.saved'));
  else notify.error(answer.failure.message);
  return answer.ok;
}
