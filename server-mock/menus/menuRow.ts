import type { MenuSchema } from '../../runtime/model/schema/MenuSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';

/** Table whose records are the lines of the menu. */
export const menuTable = 'Sys_Menu';

/** The record of a line, without stamps. */
export const menuRow = (line: MenuSchema): Row => ({
  Menu_Id: line.id,
  ParentId: line.parentId === 0 ? null : line.parentId,
  MenuName: line.name,
  Icon: line.icon ?? null,
  Url: line.url ?? null,
  TableName: line.tableName ?? null,
  Auth: line.actions === undefined || line.actions.length === 0 ? null : line.actions.join(','),
  OrderNo: line.orderNo ?? 0,
  Enable: line.enable ?? 1,
});

const textOf = (row: Row, name: string): string => String(row[name] ?? '').trim();

/** The line that a record describes. A blank column is left out. */
export const menuLine = (id: number, row: Row): MenuSchema => {
  const [icon, url, tableName] = ['Icon', 'Url', 'TableName'].map((name) => textOf(row, name));
  const actions = textOf(row, 'Auth')
    .split(',')
    .map((action) => action.trim())
    .filter((action) => action !== '');
  const enable = Number(row.Enable ?? 1);
  return {
    id,
    parentId: Number(row.ParentId ?? 0),
    name: textOf(row, 'MenuName'),
    ...(icon ? { icon } : {}),
    ...(url ? { url } : {}),
    ...(tableName ? { tableName } : {}),
    ...(actions.length > 0 ? { actions } : {}),
    orderNo: Number(row.OrderNo ?? 0),
    enable: enable === 0 || enable === 2 ? enable : 1,
  };
};
