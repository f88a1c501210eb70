import { entryTable } from '../../runtime/model/codegen/columnPlace.ts';
import type { Queryable } from '../db/Database.ts';
import type { DemoOptions } from '../demo/DemoOptions.ts';
import { insertRow } from '../records/writeRow.ts';

/** Folders of entries, by the project they stand for. */
const folders = [
  ['Sales', '销售'],
  ['Production', '生产'],
  ['Quality', '质量'],
  ['Equip', '设备'],
] as const;

/** Folders that the demo company keeps its table entries in. */
export const demoFolders = async (tx: Queryable, { catalog, now }: DemoOptions): Promise<void> => {
  const table = catalog.table(entryTable);
  if (table === undefined) return;
  for (const [at, [name, title]] of folders.entries())
    await insertRow(tx, table, {
      ColumnCNName: title,
      TableName: `${name}_Folder`,
      Namespace: name,
      FolderName: name.toLowerCase(),
      DBServer: 'ServiceDbContext',
      OrderNo: (folders.length - at) * 10,
      UserPermissionDesc: 0,
      Enable: 1,
      CreateID: 1,
      Creator: '超级管理员',
      CreateDate: now,
    });
};
