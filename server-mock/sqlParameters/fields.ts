import { trimCharacters } from '../../expressions/trimCharacters.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { type ParameterType, parameterTypeOf } from './parameterTypes.ts';
import type { Prepared } from './prepare.ts';
import type { SqlParameter, UsedField } from './SqlParameter.ts';

/** Field of a placeholder, with the type of its value. */
export interface BoundField extends UsedField {
  readonly type: ParameterType;
}

export type BindResult =
  | { readonly ok: true; readonly fields: readonly BoundField[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Address or name in lower case without surrounding slashes, for matching designs and pages. */
export const bareName = (name: string): string => trimCharacters(name, '/').toLowerCase();

/** Table of a design. `TitleEnName` is the address of its page, or the table name. */
export const tableOfDesign = (catalog: SchemaCatalog, titleEnName: string): ResolvedTable | undefined => {
  const bare = bareName(titleEnName);
  const page = catalog.bundle.pages.find(({ path, aliases = [] }) =>
    [path, ...aliases].some((address) => bareName(address) === bare),
  );
  return catalog.table(page?.api ?? page?.table ?? bare);
};

/** Resolves placeholders (`{field}`, `{title}` or `{main.field}`) to fields with the types of the form's table. */
export const bindFields = (
  catalog: SchemaCatalog,
  parameter: SqlParameter,
  prepared: Prepared,
  table: ResolvedTable | undefined,
): BindResult => {
  const issues: Issue[] = [];
  const fields = prepared.parameters.flatMap(({ name, place }): readonly BoundField[] => {
    const meant = candidates(parameter, name);
    const [used] = meant;
    const refuse = (rule: string): readonly BoundField[] => {
      issues.push({ path: '', rule, params: { name, ...place }, severity: 'error' });
      return [];
    };
    if (used === undefined) return refuse('sqlParameter.unknownField');
    if (meant.length > 1) return refuse('sqlParameter.ambiguousField');
    const type = typeOf(catalog, used, table);
    return type === undefined ? refuse('sqlParameter.untypedField') : [{ ...used, type }];
  });
  return issues.length > 0 ? { ok: false, issues } : { ok: true, fields };
};

const candidates = ({ params }: SqlParameter, name: string): readonly UsedField[] => {
  const named = [
    (used: UsedField) => used.value === name,
    (used: UsedField) => `${used.property}.${used.value}` === name,
    (used: UsedField) => used.label === name,
  ];
  return named.map((is) => params.filter(is)).find((found) => found.length > 0) ?? [];
};

/** A table field has the type of its column, whatever the design says. */
const typeOf = (
  catalog: SchemaCatalog,
  { value, property, type }: UsedField,
  table: ResolvedTable | undefined,
): ParameterType | undefined => {
  const tables =
    property === 'main' ? [table] : (table?.details ?? []).map((detail) => catalog.table(detail.table));
  const field = tables.map((one) => one?.byName.get(value)).find((one) => one !== undefined);
  return field === undefined ? type : parameterTypeOf[field.columnType];
};
