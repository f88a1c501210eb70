import type { App } from '../../runtime/host/AppContext.ts';
import type { Picked } from './Picked.ts';

/** What a composed card is called: the numbers by the groups, or what its rows are. */
export const composedTitle = ({ groups, numbers, all }: Picked, tableTitle: string, t: App['t']): string => {
  const titles = new Map(all.map(({ field }) => [field.field, field.title] as const));
  const named = numbers.map((name) => titles.get(name) ?? name).join('、');
  const grouped = groups.map(({ field }) => field.title).join('、');
  if (groups.length === 0)
    return named === '' ? tableTitle : t('compose.titleOf', { name: tableTitle, of: named });
  if (groups.length > 2) return tableTitle;
  return t('compose.titleBy', {
    by: grouped,
    of: named === '' ? t('compose.countOf', { name: tableTitle }) : named,
  });
};
