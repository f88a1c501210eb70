import type { Row } from '../../runtime/model/schema/Row.ts';
import { type DemoContext, mobileNumber, ownedBy } from './DemoContext.ts';

const warehouses = [
  ['CK01', '原材料仓', 'raw', 1200],
  ['CK02', '半成品仓', 'semi', 800],
  ['CK03', '成品仓', 'finish', 1500],
  ['CK04', '电气备件仓', 'spare', 300],
  ['CK05', '辅料包材仓', 'raw', 450],
  ['CK06', '不良品仓', 'scrap', 120],
] as const;

/** Rows of Base_Warehouse, with keys from 1 in the order that products refer to. */
export function demoWarehouses(context: DemoContext): Row[] {
  return warehouses.map(([code, name, type, area], index) => ({
    Warehouse_Id: index + 1,
    WarehouseCode: code,
    WarehouseName: name,
    WarehouseType: type,
    Keeper_Id: context.userIds.warehouse ?? 1,
    Area: area,
    Phone: mobileNumber(context.random),
    Address: `苏州市高新区鹿山路369号${index + 1}号库房`,
    Enable: 1,
    Remark: null,
    ...ownedBy(context, 'warehouse', context.dates.past(-960, index * 5)),
  }));
}
