import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { isStored, type ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ParameterField } from '../../../runtime/wire/sqlParameters/ParameterAnswer.ts';

const fieldsOf = (
  { fields }: ResolvedTable,
  property: ParameterField['property'],
): readonly ParameterField[] =>
  fields
    .filter((field) => !field.hidden && !field.writeOnly && isStored(field))
    .map(({ field, title }) => ({ value: field, label: title, property }));

/** Fields of a form that a SQL text may use, and those that may take its result. */
export const sqlFields = ({ main, details }: DocumentTable): readonly ParameterField[] => [
  ...fieldsOf(main, 'main'),
  ...details.flatMap(({ table }) => fieldsOf(table, 'detail')),
];

/** Fields that a text names as `{field}`, `{title}` or `{main.field}`. */
export const usedFields = (content: string, fields: readonly ParameterField[]): readonly ParameterField[] => {
  const named = new Set(
    content
      .split('{')
      .slice(1)
      .map((piece) => piece.split('}', 1)[0]?.trim() ?? ''),
  );
  return fields.filter(
    ({ value, label, property }) => named.has(value) || named.has(label) || named.has(`${property}.${value}`),
  );
};
