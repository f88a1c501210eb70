import { isStored, type ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { defaultValue } from '../../runtime/model/record/defaultValue.ts';
import type { DictionarySource, FirstChoice } from '../../runtime/model/schema/DictionarySchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Seeding } from './Seeding.ts';

/** Values that a new record of the table begins with. */
const defaultsOf = ({ fields }: ResolvedTable, now: string): Row =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const parsed =
        field.default === undefined
          ? undefined
          : field.kind.parse(defaultValue(field.default, { now }), field);
      return parsed?.ok ? [[field.field, parsed.value] as const] : [];
    }),
  );

/** A row as the seed writes it: defaults, creator and `row`. Columns that the table does not have are left out. */
export const firstRow = ({ now, owned }: Seeding, table: ResolvedTable, row: Row): Row => {
  const isColumn = (name: string): boolean => {
    const field = table.byName.get(name);
    return field !== undefined && isStored(field);
  };
  const known = Object.entries({ ...defaultsOf(table, now), ...owned, ...row });
  return Object.fromEntries(known.filter(([name]) => isColumn(name)));
};

/** Key, label and other columns of a choice in the columns of its table. */
export const choiceRow = ({ key, label }: DictionarySource, choice: FirstChoice): Row => ({
  ...choice.more,
  [key]: choice.key,
  ...(typeof label === 'string' ? { [label]: choice.value } : {}),
});
