import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { LinkSchema } from '../../../runtime/model/schema/LinkSchema.ts';
import type { RelationField } from '../../../runtime/model/schema/TableRelations.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import { freeName } from '../../kit/freeName.ts';
import { filledFields, quantityFields } from './offeredFields.ts';

/** A link with the fields that come with it. */
export interface DraftLink {
  readonly link: LinkSchema;
  readonly fields: readonly RelationField[];
}

/** Both sides of a link. */
export interface LinkSides {
  readonly own: RelatedTable;
  readonly source: RelatedTable;
  readonly target: DocumentTable;
  readonly from: DocumentTable;
}

/** Titles of the fields that a link adds to its source. */
export interface AddedTitles {
  source(title: string): string;
  count(holds: 'carried' | 'done' | 'returned' | 'remaining', title: string): string;
}

const longest = 60;

/** The rows of a document with a quantity: a detail before the header. */
const rowsWithQuantity = ({ main, details }: DocumentTable): ResolvedTable =>
  details.find(({ table }) => quantityFields(table).length > 0)?.table ?? main;

const nameOf = (table: ResolvedTable, main: ResolvedTable): string | undefined =>
  table === main ? undefined : table.table;

/** The quantity of one side that reads like the other's, else its first. */
const quantities = (own: ResolvedTable, source: ResolvedTable): readonly [string, string] => {
  const ofOwn = quantityFields(own).filter(
    ({ rollup, formula }) => rollup === undefined && formula === undefined,
  );
  const ofSource = quantityFields(source).filter(({ rollup }) => rollup === undefined);
  const like = ofOwn.find(({ field }) => ofSource.some((one) => one.field === field));
  return [like?.field ?? ofOwn[0]?.field ?? '', like?.field ?? ofSource[0]?.field ?? ''];
};

/** Fields of the same name and type in both. */
const alike = (own: ResolvedTable, source: ResolvedTable, but: readonly string[]): readonly string[] =>
  filledFields(own).flatMap(({ field, columnType, isCode }) => {
    const other = source.byName.get(field);
    const isSame = other?.columnType === columnType && !other.writeOnly;
    return isSame && !isCode && !but.includes(field) ? [field] : [];
  });

const pairs = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.map((name) => [name, name] as const);

/** Field of the own rows that names the source row already; undefined: there is none. */
const referenceTo = (
  { references }: RelatedTable,
  rows: ResolvedTable,
  to: ResolvedTable,
): string | undefined => references.find((one) => one.rows === rows.table && one.to === to.table)?.field;

/** Name of a link that no other of the table has. */
export const freeLink = (table: string, taken: Iterable<string>): string =>
  freeName([`from${table.replaceAll('_', '')}`.slice(0, longest)], taken);

/** Fields for what a link has taken of its source rows, and what remains. */
export const countFields = (
  { name, title, rows }: Pick<LinkSchema, 'name' | 'title' | 'rows'>,
  own: string,
  source: ResolvedTable,
  holds: readonly ('carried' | 'done' | 'returned' | 'remaining')[],
  titles: AddedTitles,
): readonly RelationField[] => {
  const taken = new Set(source.byName.keys());
  return holds.map((one) => {
    const suffix = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
    const field = freeName([`${(rows ?? own).replaceAll('_', '').slice(0, longest - 12)}${suffix}`], taken);
    taken.add(field);
    return { field, title: titles.count(one, title), of: name, holds: one };
  });
};

/** A link between two documents as most would have it; every part of it can be changed. */
export function proposeLink(sides: LinkSides, taken: Iterable<string>, titles: AddedTitles): DraftLink {
  const { own, source, target, from } = sides;
  const [rows, sourceRows] = [rowsWithQuantity(target), rowsWithQuantity(from)];
  const [field, of] = quantities(rows, sourceRows);
  const name = freeLink(source.table, taken);
  const title = own.title.replace(/[单表]$/, '') || own.title;
  const known = referenceTo(own, rows, sourceRows);
  const via = known ?? freeName([`${sourceRows.table.slice(0, longest - 3)}_Id`], rows.byName.keys());
  const header = target.main === rows ? undefined : referenceTo(own, target.main, from.main);
  const foreignKey = from.details.find(({ table }) => table === sourceRows)?.schema.foreignKey;
  const same: readonly (readonly [string, string])[] =
    header === undefined ? [] : [[`$main.${header}`, foreignKey ?? from.main.key] as const];
  const references = new Set(own.references.map((one) => `${one.rows} ${one.field}`));
  const headers =
    target.main === rows || from.main === sourceRows
      ? []
      : alike(target.main, from.main, [header ?? '']).filter((one) => references.has(`${own.table} ${one}`));
  const brings = [
    ...pairs(alike(rows, sourceRows, [field, via])),
    ...pairs(headers).map(([a, b]) => [`$main.${a}`, `$main.${b}`] as const),
  ];
  const [ownRows, fromRows] = [nameOf(rows, target.main), nameOf(sourceRows, from.main)];
  const link: LinkSchema = {
    ...{ name, title },
    from: { table: source.table, ...(fromRows !== undefined && { rows: fromRows }) },
    ...(ownRows !== undefined && { rows: ownRows }),
    ...{ via, carries: { field, of } },
    ...(same.length > 0 && { same: Object.fromEntries(same) }),
    ...(brings.length > 0 && { brings: Object.fromEntries(brings) }),
    ...(source.isClosable && { closes: true }),
  };
  const sourceField = { field: via, title: titles.source(source.title), of: name, holds: 'source' } as const;
  return {
    link,
    fields: [
      ...(known === undefined ? [sourceField] : []),
      ...countFields(link, own.table, sourceRows, ['carried', 'done', 'remaining'], titles),
    ],
  };
}
