import type { ServerContext } from '../context/ServerContext.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { sql } from '../db/sql/sql.ts';
import { findFiles } from '../files/findFiles.ts';
import { systemRows } from '../reading/systemRows.ts';

/** Table whose records are templates of workbooks. */
export const templateTable = 'Base_ExcelTemplate';

/** A template in use. */
export interface StoredTemplate {
  readonly id: number;
  readonly title: string;
  readonly table: string;
  readonly path: string;
  readonly isDefault: boolean;
}

type TemplateContext = Pick<ServerContext, 'catalog' | 'changes' | 'db'>;

interface Kept {
  readonly stamp: string;
  readonly templates: Promise<readonly StoredTemplate[]>;
}

/** Maximum templates in use, of all tables. */
const most = 1000;

const kept = new WeakMap<TemplateContext['changes'], Kept>();

const read = async ({ catalog, db }: TemplateContext): Promise<readonly StoredTemplate[]> => {
  const table = catalog.source.table(templateTable);
  if (table === undefined) return [];
  const order = sql`order by "IsDefault" desc nulls last, "TemplateName", "TemplateId" limit ${most}`;
  const rows = await systemRows(db, 'schema', table, sql`"Enable" = 1`, order);
  return rows.map((row) => ({
    ...{ id: Number(row.TemplateId), title: String(row.TemplateName), table: String(row.TableName) },
    ...{ path: String(row.TemplateFile ?? ''), isDefault: row.IsDefault === 1 },
  }));
};

/** The templates in use of a table, default ones first; read again only after one was saved. */
export const templatesOfTable = async (
  { catalog, changes, db }: TemplateContext,
  table: string,
): Promise<readonly StoredTemplate[]> => {
  const stamp = changes.stamp([templateTable]);
  let known = kept.get(changes);
  if (known?.stamp !== stamp) {
    known = { stamp, templates: read({ catalog, changes, db }) };
    kept.set(changes, known);
    // A failed read is not kept.
    known.templates.catch(() => kept.delete(changes));
  }
  return (await known.templates).filter((one) => one.table === table);
};

/** The bytes of an uploaded file; undefined when it is gone. */
export const fileBytes = async (
  { fileStore }: Pick<TransactionContext & ServerContext, 'fileStore'>,
  db: Queryable,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const file = (await findFiles(db, [path])).get(path);
  const stored = file && (await fileStore.read(file.id));
  return stored && new Uint8Array(await new Response(stored.open()).arrayBuffer());
};
