import type { AskKind } from './AskKind.ts';
import { numberFields, readableNumbers } from './numberFields.ts';

/** Rows in groups by the values of a field, each with its number of rows and its sums. */
export const groups: AskKind = {
  name: 'groups',
  members: ['by', 'each', 'across', 'of', 'lines', 'limit'],
  needs: ['by'],
  isOfTable: true,
  *fields(question) {
    const { by, across } = question;
    if (by !== undefined) yield { steps: ['by'], field: by };
    if (across !== undefined) yield { steps: ['across'], field: across };
    yield* numberFields(question, ['of', 'lines']);
  },
  readable(question, _table, isReadable) {
    const { by, across } = question;
    const numbers = readableNumbers(question, isReadable);
    const isGrouped = by !== undefined && isReadable(by) && (across === undefined || isReadable(across));
    return numbers && isGrouped ? { ...question, ...numbers } : undefined;
  },
};
