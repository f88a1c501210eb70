import type { App } from '../../host/AppContext.ts';
import type { BoxAction } from './BoxOptions.ts';

const words = { Add: 'list.add', Edit: 'list.edit', Copy: 'list.copy', View: 'list.view' } as const;

/** `{table} - {action}`; in audit mode exactly 审核, with the table as subtitle. */
export function boxTitle(t: App['t'], table: string, action: BoxAction): string {
  return action === 'Audit'
    ? t('list.audit')
    : t('list.boxTitle', { title: table, action: t(words[action]) });
}
