import type { FunctionSql } from './FunctionSql.ts';

/** Rounds to a constant number of decimals: `numeric` also rounds half away from zero. */
export const round: FunctionSql = ([value, places], tools) => {
  const digits = places === undefined ? 0 : places.literal;
  if (value === undefined || typeof digits !== 'number' || !Number.isInteger(digits))
    return tools.refuse('round');
  return { type: 'number', pieces: ['round(', ...tools.number(value), `, ${digits})`] };
};
