import type { SqlParameter } from './SqlParameter.ts';

/** Maximum digits that a JSON number represents exactly. */
const exactDigits = 15;

type Take = (value: string) => string | number | null;

const takes: Readonly<Record<SqlParameter['type'], Take>> = {
  text: (value) => value,
  number: (value) => {
    if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value)) return null;
    return value.replace(/[^\d]/g, '').length > exactDigits ? value : Number(value);
  },
  date: (value) => (/^\d{4}-\d{2}-\d{2}/.test(value) ? value : null),
};

/**
 * First column of the first row, converted to the parameter's type. Null when there is no row or the type does not
 * match.
 */
export const answerValue = (
  type: SqlParameter['type'],
  rows: readonly Readonly<Record<string, unknown>>[],
): string | number | null => {
  const [value] = Object.values(rows[0] ?? {});
  return value === undefined || value === null ? null : takes[type](String(value));
};
