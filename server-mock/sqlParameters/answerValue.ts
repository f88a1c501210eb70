import type { SqlParameter } from './SqlParameter.ts';

/** More digits than this do not survive as a JSON number. */
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

/** The first column of the first row as the parameter's type; null when there is none or it is of another kind. */
export const answerValue = (
  type: SqlParameter['type'],
  rows: readonly Readonly<Record<string, unknown>>[],
): string | number | null => {
  const [value] = Object.values(rows[0] ?? {});
  return value === undefined || value === null ? null : takes[type](String(value));
};
