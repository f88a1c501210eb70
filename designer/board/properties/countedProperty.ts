import type { CountedRows } from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { isObject, type Json } from '../../../runtime/model/schema/Json.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import { filled } from '../../kit/filled.ts';
import { type CardProperty, hasMember } from './CardSubject.ts';

/** The list of a line that the panel sends; conditions of the line at its place stay while its table does. */
const lineOf = (line: Json, before: CountedRows | undefined): CountedRows => {
  const { title = '', table = '', path = '' } = isObject(line) ? line : {};
  const kept = before !== undefined && before.table === table ? before : {};
  return filled({ ...kept, title: String(title), table: String(table), path: String(path) });
};

/** The lists that steps and check lists count, in order. */
export const countedProperty: CardProperty = {
  name: 'counted',
  place: '/asks/counted',
  title: 'boardDesign.of.counted',
  isRequired: true,
  applies: ({ kind }) => hasMember(kind, 'counted'),
  schema: ({ t, tables, pages }) => ({
    type: 'array',
    maxItems: boardLimits.counted,
    items: {
      type: 'object',
      properties: {
        title: { type: 'string', maxLength: 60, title: t('boardDesign.of.title') },
        table: {
          ...choiceSchema(tables.map((one) => ({ key: one.table, value: one.title }))),
          title: t('boardDesign.of.table'),
        },
        path: {
          ...choiceSchema(pages.map(({ path, title }) => ({ key: path, value: title }))),
          title: t('boardDesign.of.path'),
        },
      },
    },
  }),
  read: ({ card }) =>
    (card.asks?.counted ?? []).map(({ title, table, path }) => ({
      title,
      table,
      ...(path !== undefined && { path }),
    })),
  write: (value, { card }) => ({
    asks: {
      ...card.asks,
      counted: (Array.isArray(value) ? value : []).map((line, at) => lineOf(line, card.asks?.counted?.[at])),
    },
  }),
};
