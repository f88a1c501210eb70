import { DATE } from '../../values/dates.ts';
import { periodOf } from '../../values/periods.ts';
import type { SqlPiece } from '../SqlPiece.ts';
import type { FunctionSql } from './FunctionSql.ts';

/** The day of the given clock time, not of the database's. */
export const today: FunctionSql = (_operands, tools) => ({
  type: 'date',
  pieces: ['cast(', { value: tools.now().slice(0, DATE) }, ' as date)'],
});

/** The given clock time. */
export const now: FunctionSql = (_operands, tools) => ({
  type: 'datetime',
  pieces: ['cast(', { value: tools.now() }, ' as timestamp)'],
});

/** A date column within a constant period. */
export const within: FunctionSql = ([value, token, days], tools) => {
  const { literal } = token ?? {};
  const count = days === undefined ? 0 : days.literal;
  if (value === undefined || (value.type !== 'date' && value.type !== 'datetime'))
    return tools.refuse('within');
  if (typeof literal !== 'string' || typeof count !== 'number') return tools.refuse('within');
  const period = periodOf(literal, tools.now(), count);
  if (period === undefined) return { type: 'boolean', pieces: ['false'] };
  const bound = (day: string): readonly SqlPiece[] => ['cast(', { value: day }, ' as date)'];
  const { pieces } = value;
  const after = [...pieces, ' >= ', ...bound(period.from)];
  const before = [...pieces, ' < ', ...bound(period.to), ' + 1'];
  return {
    type: 'boolean',
    pieces: ['(', ...pieces, ' is not null and ', ...after, ' and ', ...before, ')'],
  };
};
