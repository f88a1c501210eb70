import type { FieldName, ValueType } from '../../../expressions/index.ts';
import { columnTypes } from '../fields/columnTypes/index.ts';
import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { ViewPart, ViewValue } from '../schema/ViewSchema.ts';
import { sourceField, type ViewSources } from './viewSources.ts';
import { walkNames } from './walkNames.ts';

const ofConstant = (value: unknown): ValueType =>
  typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text';

/** The values of a part by name, with those of its walk. */
export const partValues = ({ values, walk }: ViewPart): Readonly<Record<string, ViewValue>> => ({
  ...(walk && walkNames(walk)),
  ...values,
});

/** Types of what a part can read, by name: fields with their source, and values. Undefined: there is no such name. */
export const partTypes = (
  part: ViewPart,
  sources: ViewSources,
): ((name: string) => ValueType | undefined) => {
  const values = partValues(part);
  const ofField = (path: string): ValueType | undefined => {
    const [source, field] = sourceField(path) ?? ['', ''];
    const found = sources.byName.get(source)?.fields.get(field);
    if (found === undefined || found.writeOnly === true) return undefined;
    return columnTypes[found.columnType ?? 'string'].valueType;
  };
  return (name) => {
    if (!Object.hasOwn(values, name)) return ofField(name);
    const value = values[name];
    if (typeof value === 'string') return ofField(value);
    if (typeof value !== 'object') return 'number';
    if ('each' in value) return 'date';
    return 'formula' in value ? (value.type ?? 'number') : ofConstant(value.is);
  };
};

/** The fields that expressions of a part may name: `line.Qty` with its title, and values. */
export const partNames = (part: ViewPart, sources: ViewSources): readonly FieldName[] => {
  const typeOf = partTypes(part, sources);
  const paths = [...sources.byName].flatMap(([source, { fields }]) =>
    [...fields].map(([field, { title }]) => ({ code: `${source}.${field}`, title: `${source}.${title}` })),
  );
  const values = Object.keys(partValues(part)).map((code) => ({ code, title: code }));
  return [...paths, ...values].flatMap((one) => {
    const type = typeOf(one.code);
    return type === undefined ? [] : [{ ...one, type }];
  });
};

/** The columns that formulas of a view may name. */
export const columnNames = (
  fields: readonly Pick<ResolvedField, 'field' | 'title' | 'columnType'>[],
): readonly FieldName[] =>
  fields.map(({ field, title, columnType }) => ({
    code: field,
    title,
    type: columnTypes[columnType].valueType,
  }));
