import type { DocumentTable } from '../../../../runtime/model/fields/resolve/DocumentTable.ts';
import { auditField, caseField } from '../../../../runtime/model/fields/stateFields.ts';
import type { Condition } from '../../../../runtime/model/schema/Condition.ts';
import type { TransactionCall } from '../../../context/TransactionContext.ts';
import type { Queryable } from '../../../db/Database.ts';
import { conditionSql } from '../../../db/sql/conditionSql.ts';
import { anyOf, name, names } from '../../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../../db/sql/sql.ts';
import { systemRun, systemTable } from '../../../reading/systemRows.ts';
import { wireRow } from '../../../records/wireRow.ts';
import { visibleDocuments } from '../visibleDocuments.ts';
import type { DerivedLink } from './DerivedLink.ts';
import type { MadeDocument } from './MadeDocument.ts';

/** A link with the source documents to follow it from. */
export interface LinkedSources {
  readonly link: DerivedLink;
  readonly sources: readonly MadeDocument[];
}

/** A query of one target table. */
export interface MadeQuery {
  readonly target: DocumentTable;
  readonly links: readonly LinkedSources[];
  /** Fields by which other documents refer to these. */
  readonly keep: readonly string[];
}

/** A found document, with the sources and links that led to it. */
export interface FoundDocument {
  readonly document: MadeDocument;
  readonly from: readonly { readonly source: MadeDocument; readonly isBarrier: boolean }[];
}

/** Label of a document: its code, or the key when the caller may not read the code. */
const labelOf = (call: TransactionCall, key: string, code: string | undefined): string =>
  code === undefined ? key : code === '' ? call.say('consequence.unnumbered', { key }) : code;

/** Column of a detail row, beside the columns of the document. */
const line = (column: string): RawBuilder<unknown> => sql`"jig_line".${name(column)}`;

const textOf = (value: unknown): string => String(value ?? '');

/**
 * Reads the documents of one table made from any of these sources, in one statement.
 * Reads the values that link them, their state, and whether the caller may see them. At most `limit`, in key
 * order.
 */
export const readMade = async (
  db: Queryable,
  call: TransactionCall,
  { target, links, keep }: MadeQuery,
  limit: number,
): Promise<readonly FoundDocument[]> => {
  const { main } = target;
  const { shown, mayRead } = visibleDocuments(call, main);
  const now = call.context.clock.now();
  const holds = (condition: Condition | undefined, otherwise: boolean): RawBuilder<unknown> =>
    condition === undefined
      ? sql`${sql.lit(otherwise)}`
      : sql`coalesce(${conditionSql(main, condition, now, target.details)}, false)`;
  const held = links.flatMap(({ link, sources }) => {
    const values = sources.map(({ row }) => textOf(row[link.sourceField])).filter((value) => value !== '');
    const among = heldValues(target, link, values);
    return values.length === 0 || among === undefined
      ? []
      : [{ link, sources, where: holds(link.declared.when, true), among }];
  });
  if (held.length === 0) return [];
  const fields = new Set(
    [main.key, main.nameField, auditField, caseField, main.progress?.field ?? main.key, ...keep].filter(
      (field) => main.byName.has(field),
    ),
  );
  const { rows } = await systemRun(
    db,
    'overview',
    sql`select ${names(fields)}, ${shown} as "jig_shown",
          ${holds(main.progress?.underWay, false)} as "jig_under_way", ${holds(main.progress?.void, false)} as "jig_void",
          ${sql.join(
            held.map(
              ({ where, among }, index) =>
                sql`case when ${where} then ${among.list} end as ${name(`jig_from_${index}`)}`,
            ),
          )}
        from ${systemTable(main.table)}
        where ${sql.join(
          held.map(({ where, among }) => sql`(${where} and ${among.where})`),
          sql` or `,
        )}
        order by ${name(main.key)} limit ${limit}`,
  );
  return rows.map((stored) => {
    const row = wireRow(main, stored, fields);
    const key = textOf(row[main.key]);
    const name = textOf(row[main.nameField]);
    const document: MadeDocument = {
      table: main,
      key,
      row,
      label:
        stored.jig_shown !== true
          ? undefined
          : labelOf(call, key, mayRead(main.nameField) ? name : undefined),
      isProgressSeen: main.progress !== undefined && mayRead(main.progress.field),
      isUnderWay: stored.jig_under_way === true,
      isVoid: stored.jig_void === true,
      from: [],
      bars: [],
    };
    const from = held.flatMap(({ link, sources }, index) => {
      const list = stored[`jig_from_${index}`];
      const values = new Set(Array.isArray(list) ? list.map(textOf) : []);
      const isBarrier = link.declared.blocksReverse === true;
      return sources
        .filter((source) => values.has(textOf(source.row[link.sourceField])))
        .map((source) => ({ source, isBarrier }));
    });
    return { document, from };
  });
};

/**
 * SQL for the link values of a document: the matching ones as a list, and a condition; undefined without the
 * field.
 */
const heldValues = (
  { main, details }: DocumentTable,
  { declared }: DerivedLink,
  values: readonly string[],
): { readonly list: RawBuilder<unknown>; readonly where: RawBuilder<unknown> } | undefined => {
  if (declared.detail === undefined) {
    if (!main.byName.has(declared.field)) return undefined;
    const column = name(declared.field);
    const where = sql`${column} = ${anyOf(values)}`;
    return { list: sql`array(select ${column}::text where ${where})`, where };
  }
  const detail = details.find((one) => one.table.table === declared.detail);
  if (detail === undefined || !detail.table.byName.has(declared.field)) return undefined;
  const column = line(declared.field);
  const rows = sql`from ${systemTable(detail.table.table)} as "jig_line"
    where ${line(detail.schema.foreignKey)} = ${name(main.table)}.${name(main.key)} and ${column} = ${anyOf(values)}`;
  return { list: sql`array(select distinct ${column}::text ${rows})`, where: sql`exists (select 1 ${rows})` };
};
