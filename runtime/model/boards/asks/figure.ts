import type { AskKind } from './AskKind.ts';
import { numberFields, readableNumbers } from './numberFields.ts';

/** One number: of rows, or the sum or average of a field, with what it was before and its trend. */
export const figure: AskKind = {
  name: 'figure',
  members: ['of', 'total', 'compare', 'trend'],
  needs: [],
  isOfTable: true,
  fields: (question) => numberFields(question),
  readable(question, _table, isReadable) {
    const numbers = readableNumbers(question, isReadable);
    return numbers && { ...question, ...numbers };
  },
};
