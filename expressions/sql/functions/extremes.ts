import type { FunctionSql } from './FunctionSql.ts';

const extreme =
  (name: string): FunctionSql =>
  (operands, tools) => {
    const parts = operands.flatMap((operand, index) => [
      ...(index > 0 ? [', '] : []),
      ...tools.number(operand),
    ]);
    return { type: 'number', pieces: [`${name}(`, ...parts, ')'] };
  };

/** The greatest of several numbers; both skip empty values. */
export const max = extreme('greatest');

/** The least of several numbers. */
export const min = extreme('least');
