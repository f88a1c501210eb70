import type { App } from '../../../runtime/host/AppContext.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Problem } from '../../../runtime/store/problems/Problem.ts';

/** A problem in words: where it is, and what is wrong. Most messages name their field themselves. */
export function problemText(
  { title, row, issue }: Problem,
  { t, locale }: Pick<App, 't' | 'locale'>,
): string {
  const message = messageOf(issue, locale);
  const named = title === undefined || message.includes(title) ? undefined : title;
  if (!row) return named === undefined ? message : t('problem.text', { place: named, message });
  const of = { table: row.title, row: row.number };
  const place = named === undefined ? t('problem.row', of) : t('problem.cell', { ...of, title: named });
  return t('problem.text', { place, message });
}
