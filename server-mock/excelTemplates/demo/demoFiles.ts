import { createHash } from 'node:crypto';
import { keyOf } from '../../catalog/systemTables.ts';
import type { StoredBytes } from '../../contents/FileStore.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { values } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import type { DemoOptions } from '../../demo/DemoOptions.ts';
import { type DrawnSheet, drawWorkbook } from '../../workbooks/drawWorkbook.ts';
import { templateTable } from '../storedTemplates.ts';
import { orderListSheet, orderSheet } from './demoSheets.ts';

/** Templates of the demo company: the keys of their records, their files, and how these are drawn. */
const files: readonly {
  readonly key: number;
  readonly id: string;
  readonly name: string;
  sheet(): DrawnSheet;
}[] = [
  { key: 1, id: '6f1d5c1e-0a47-4b6e-9d0e-5a3c8e2b7101', name: '销售订单确认书.xlsx', sheet: orderSheet },
  { key: 2, id: '6f1d5c1e-0a47-4b6e-9d0e-5a3c8e2b7102', name: '销售订单清单.xlsx', sheet: orderListSheet },
];

const field = 'TemplateFile';
const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Notes the files of the demo company's templates. Their contents come when the server starts. */
export const demoTemplateFiles = async (tx: Queryable, { now }: DemoOptions): Promise<void> => {
  for (const { key, id, name, sheet } of files) {
    const path = `Upload/Tables/${templateTable}/${id}/${name}`;
    const bytes = await drawWorkbook([sheet()]);
    const record = [
      id,
      id,
      path,
      templateTable,
      field,
      name,
      bytes.byteLength,
      'xlsx',
      shaOf(bytes),
      1,
      now,
      now,
    ];
    await run(
      tx,
      sql`insert into "jig_file" ("Id", "ServerId", "Path", "TableName", "FieldName", "Name", "Size", "Format", "Sha256", "UserId", "CreatedAt", "AttachedAt")
          values (${values(record)})`,
    );
    const use = [
      shaOf(new TextEncoder().encode(keyOf(templateTable, field, String(key), path))),
      ...[path, templateTable, field, String(key)],
    ];
    await run(
      tx,
      sql`insert into "jig_file_use" ("Id", "Path", "TableName", "FieldName", "RowKey") values (${values(use)})`,
    );
  }
};

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const isKept = async (stored: Promise<StoredBytes | undefined>): Promise<boolean> =>
  (await stored) !== undefined;

/** Draws the files of the demo company's templates where they are noted and have no content yet. */
export const keepDemoTemplates = async ({
  db,
  fileStore,
}: Pick<ServerContext, 'db' | 'fileStore'>): Promise<void> => {
  for (const { id, sheet } of files) {
    const { rows } = await run(db, sql`select "Id" from "jig_file" where "Id" = ${id}`);
    if (rows.length === 0 || (await isKept(fileStore.read(id)))) continue;
    const bytes = await drawWorkbook([sheet()]);
    const arrived = await fileStore.receive(once(bytes), bytes.byteLength);
    if (arrived === undefined) throw new Error('a file is longer than it is (bug)');
    await fileStore.keep(arrived, id);
    await run(
      db,
      sql`update "jig_file" set "Size" = ${arrived.size}, "Sha256" = ${arrived.sha256} where "Id" = ${id}`,
    );
  }
};

/** Draws them once, when the server starts. Returns how to stop. */
export const startDemoTemplates = (context: ServerContext): (() => Promise<void>) => {
  const done = keepDemoTemplates(context).catch((error: unknown) =>
    context.log.error({ err: error }, 'drawing the templates of the demo company failed'),
  );
  return () => done;
};
