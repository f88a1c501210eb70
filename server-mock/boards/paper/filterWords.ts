import type { BoardFilters } from '../../../runtime/model/boards/BoardFilters.ts';
import { periodNamed } from '../../../runtime/model/boards/periods/periods.ts';
import { listed } from '../../../runtime/model/messages/index.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { BoardAnswer } from '../../../runtime/wire/boards/Board.ts';
import type { UserCall } from '../../http/Call.ts';
import { accessNamed } from '../../reading/accessNamed.ts';
import { keyLabels } from '../asks/keyLabels.ts';

const periodWords = (
  { say, locale }: UserCall,
  board: BoardAnswer,
  { period }: BoardFilters,
): readonly string[] => {
  if (period === undefined) return [];
  const title = board.filters.find(({ kind }) => kind === 'period')?.title ?? say('board.period');
  const words =
    typeof period === 'string'
      ? periodNamed(period)?.title[locale]
      : `${period.from ?? '…'} – ${period.to ?? '…'}`;
  return words === undefined ? [] : [`${title} ${words}`];
};

/** A chosen field with its values, as the first card that has the field writes them; undefined: none has. */
const valueWords = async (
  call: UserCall,
  board: BoardAnswer,
  name: string,
  values: readonly Cell[],
): Promise<string | undefined> => {
  for (const { asks } of board.cards) {
    for (const table of [asks?.table, ...(asks?.counted ?? []).map((one) => one.table)]) {
      const access = table === undefined ? undefined : accessNamed(call, table)?.access;
      const field = access?.readable.has(name) ? access.table.byName.get(name) : undefined;
      if (field === undefined) continue;
      const title = board.filters.find((one) => one.field === name)?.title ?? field.title;
      return `${title} ${listed([...(await keyLabels(call, field, values, undefined))], call.locale)}`;
    }
  }
  return undefined;
};

/** What the viewer chose, in words: `期间 本月；客户 华东精密`. Empty: nothing. Fields that no card shows the viewer are left out. */
export const filterWords = async (
  call: UserCall,
  board: BoardAnswer,
  chosen: BoardFilters,
): Promise<string> => {
  const words: string[] = [...periodWords(call, board, chosen)];
  for (const [field, values] of Object.entries(chosen.values ?? {})) {
    const said = values.length === 0 ? undefined : await valueWords(call, board, field, values.slice(0, 20));
    if (said !== undefined) words.push(said);
  }
  return words.join(call.locale === 'zh' ? '；' : '; ');
};
