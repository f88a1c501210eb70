import type { Row } from '../../runtime/model/schema/Row.ts';
import { type DemoContext, ownedBy } from './DemoContext.ts';

/** Workshops with their lines: key, parent, code, name, area. */
const workShops = [
  [1, null, 'CJ01', '机加工车间', 2400],
  [2, 1, 'CJ01-1', '车削线', 620],
  [3, 1, 'CJ01-2', '磨齿线', 540],
  [4, null, 'CJ02', '热处理车间', 900],
  [5, null, 'CJ03', '装配车间', 1800],
  [6, 5, 'CJ03-1', '减速机装配线', 700],
  [7, 5, 'CJ03-2', '链轮包装线', 300],
] as const;

/** Rows of Base_WorkShop. */
export function demoWorkShops(context: DemoContext): Row[] {
  return workShops.map(([key, parent, code, name, area], index) => ({
    WorkShop_Id: key,
    ParentId: parent,
    WorkShopCode: code,
    WorkShopName: name,
    MainPerson: null,
    Area: area,
    Enable: 1,
    Remark: null,
    ...ownedBy(context, 'planner', context.dates.past(-940, index * 5)),
  }));
}
