import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { EffectSchema } from '../../../runtime/model/schema/EffectSchema.ts';
import type { RelationField } from '../../../runtime/model/schema/TableRelations.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import { freeName } from '../../kit/freeName.ts';
import { filledFields } from './offeredFields.ts';

/** An effect with the fields that come with it. */
export interface DraftEffect {
  readonly effect: EffectSchema;
  readonly fields: readonly RelationField[];
}

/** Same-named fields of both, each with its value. */
const alike = (own: ResolvedTable, from: ResolvedTable): Readonly<Record<string, { readonly var: string }>> =>
  Object.fromEntries(
    filledFields(own).flatMap(({ field, columnType, isCode }) =>
      from.byName.get(field)?.columnType === columnType && !isCode ? [[field, { var: field }] as const] : [],
    ),
  );

/** Sets fields of the record that a field of the document names. */
export function proposeSetting(
  own: RelatedTable,
  { field, to }: RelatedTable['references'][number],
  target: RelatedTable | undefined,
  taken: Iterable<string>,
): DraftEffect {
  const name = freeName([`set${to.replaceAll('_', '')}`.slice(0, 60)], taken);
  const title = `${own.title} → ${target?.title ?? to}`;
  return { effect: { name, title, sets: { table: to, via: field, values: {} } }, fields: [] };
}

/** Makes a document of another table, with rows of the details that both have first. */
export function proposeMaking(
  source: DocumentTable,
  target: DocumentTable,
  {
    title,
    taken,
    fieldTitle,
  }: { readonly title: string; readonly taken: Iterable<string>; readonly fieldTitle: string },
): DraftEffect {
  const table = target.main.table;
  const name = freeName([`make${table.replaceAll('_', '')}`.slice(0, 60)], taken);
  const via = freeName([`${source.main.table.slice(0, 50)}_Id`], target.main.byName.keys());
  const [rows, of] = [target.details[0]?.table, source.details[0]?.table];
  const effect: EffectSchema = {
    ...{ name, title },
    makes: {
      ...{ table, via, values: alike(target.main, source.main) },
      ...(rows !== undefined &&
        of !== undefined && { rows: { [rows.table]: { of: of.table, values: alike(rows, of) } } }),
    },
  };
  return { effect, fields: [{ field: via, title: fieldTitle, of: name, holds: 'maker' }] };
}
