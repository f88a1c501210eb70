import {
  type CollectionForm,
  formDigits,
  formTable,
  isAnswerTable,
} from '../../runtime/model/collections/CollectionForm.ts';
import { readQuestions } from '../../runtime/model/collections/readQuestions.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The form of a record. It has no questions before it is designed. */
export const formOf = (row: Row): CollectionForm => ({
  formId: text(row.FormId).toLowerCase(),
  title: text(row.Title).trim(),
  questions: readQuestions(text(row.DaraggeOptions)),
});

/** Records of forms that meet a condition, oldest first. `lock`: what else the statement locks. */
export const storedForms = async (
  db: Queryable,
  catalog: Pick<SchemaCatalog, 'table'>,
  where: Fragment,
  lock: Fragment = sql``,
): Promise<readonly Row[]> => {
  const table = catalog.table(formTable);
  return table === undefined
    ? []
    : systemRows(db, 'schema', table, where, sql`order by "CreateDate", "FormId" ${lock}`);
};

/** Rows about the form whose answers a table holds, by their `FormId`. */
export const ofTable = (table: string): Fragment => {
  const digits = formDigits(table);
  return sql`left(replace("FormId"::text, '-', ''), ${digits.length}::int) = ${digits}`;
};

/**
 * The record of the form whose answers a table holds; undefined: none. It is kept as it is until the transaction ends, so that
 * no answer comes to a form that is being ended or deleted.
 */
export const formOfTable = async (
  tx: Queryable,
  catalog: Pick<SchemaCatalog, 'table'>,
  table: string,
): Promise<Row | undefined> =>
  isAnswerTable(table) ? (await storedForms(tx, catalog, ofTable(table), sql`for share`))[0] : undefined;
