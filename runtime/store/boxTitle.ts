import type { App } from '../host/AppContext.ts';
import type { BoxAction } from './BoxOptions.ts';

const words = { Add: 'list.add', Edit: 'list.edit', Copy: 'list.copy', View: 'list.view' } as const;

/** `{table} - {action}`; to decide about a record exactly 审核, the table is then the subtitle. */
export function boxTitle(t: App['t'], table: string, action: BoxAction): string {
  return action === 'Audit'
    ? t('list.audit')
    : t('list.boxTitle', { title: table, action: t(words[action]) });
}
