import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { OptionsQuery } from './sourceOptions.ts';

/** Filter for the options of a dependent field, from the values it depends on (`dependencyValues`). */
export const equalsOf = (
  catalog: SchemaCatalog,
  field: ResolvedField,
  values: Row,
): NonNullable<OptionsQuery['equals']> => {
  const isOfRows = catalog.bundle.dictionaries.get(field.dataKey ?? '')?.source !== undefined;
  return (field.dependsOn ?? []).map(({ field: name, column }) => ({
    column: column ?? (isOfRows ? (name.split('.').at(-1) ?? name) : 'parentId'),
    value: values[name] ?? null,
  }));
};
