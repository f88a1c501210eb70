import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { compute } from '../../runtime/model/record/compute.ts';
import type { MutableRow, Row } from '../../runtime/model/schema/Row.ts';
import { type DemoContext, ownedBy } from './DemoContext.ts';

const count = 24;
/** Days between two checks; the last one is of yesterday. */
const every = 5;

/** Reasons to send goods back, by turn. */
const reasons = ['表面锈蚀', '尺寸超差', '数量短少后补错货', '包装破损受潮'];

/** State of a check by the number of checks after it: old ones are closed, the newest wait for approval. */
const stateOf = (later: number): { readonly AuditStatus: number; readonly IsColoseCase: number } => {
  if (later < 3) return { AuditStatus: 0, IsColoseCase: 0 };
  if (later === 4) return { AuditStatus: 3, IsColoseCase: 0 };
  if (later === 6) return { AuditStatus: 4, IsColoseCase: 0 };
  return { AuditStatus: 1, IsColoseCase: later > 12 ? 1 : 0 };
};

/** What became of a delivered quantity: accepted as good, accepted with concession; the rest goes back. */
const shares = (index: number): readonly [good: number, conceded: number] => {
  if (index % 11 === 7) return [0, 0];
  if (index % 4 === 1) return [0.9, 0.04];
  return [1, 0];
};

/** Checks of deliveries for approved purchase orders, one for each of their lines. */
export const demoOrderChecks = (
  context: DemoContext,
  table: DocumentTable,
  procurement: { readonly orders: readonly Row[]; readonly lines: readonly Row[] },
): { readonly checks: readonly Row[]; readonly rows: readonly Row[] } => {
  const { dates } = context;
  const approved = procurement.orders.filter(({ AuditStatus }) => AuditStatus === 1);
  const checks: Row[] = [];
  const rows: Row[] = [];
  for (let index = 0; index < count; index++) {
    const later = count - 1 - index;
    const day = -1 - later * every;
    const order = approved.at(-1 - later * 13);
    if (order === undefined) continue;
    const state = stateOf(later);
    const isDecided = state.AuditStatus === 1 || state.AuditStatus === 3;
    const stamp = dates.day(day).replaceAll('-', '');
    const owner = ownedBy(
      context,
      index % 3 === 0 ? 'quality' : 'warehouse',
      dates.past(day, 60 + index * 9),
    );
    const header: MutableRow = {
      OrderCheck_Id: index + 1,
      OrderCheckCode: `CGYS${stamp}0001`,
      ProcureOrder_Id: order.ProcureOrder_Id ?? null,
      Supplier_Id: order.Supplier_Id ?? null,
      DeliveryNo: `SH${stamp}${String(11 + index)}`,
      ArrivalDate: dates.day(day - 1),
      CheckDate: dates.day(day),
      Checker_Id: context.userIds.quality ?? 1,
      Warehouse_Id: 1,
      ...state,
      Auditor: isDecided ? (context.userNames.manager ?? null) : null,
      AuditId: isDecided ? (context.userIds.manager ?? null) : null,
      AuditDate: isDecided ? dates.past(day, 480) : null,
      AuditReason: state.AuditStatus === 3 ? '拒收数量与退货单不符，请核对' : null,
      ...owner,
    };
    const [good, conceded] = shares(index);
    const lines = procurement.lines.filter((line) => line.ProcureOrder_Id === order.ProcureOrder_Id);
    const checked = lines.map((line, at): Row => {
      const arrived = Number(line.Qty);
      // Only the first line of a delivery has faults, unless all of it goes back.
      const [kept, allowed] = at === 0 || good === 0 ? [good, conceded] : [1, 0];
      const standard = Math.floor(arrived * kept);
      const concession = Math.floor(arrived * allowed);
      return {
        Product_Id: line.Product_Id ?? null,
        ProductCode: line.ProductCode ?? null,
        ProductName: line.ProductName ?? null,
        ProductStandard: line.ProductStandard ?? null,
        Unit: line.Unit ?? null,
        OrderQty: arrived,
        ProcureOrderList_Id: line.ProcureOrderList_Id ?? null,
        ArrivalQty: arrived,
        StandardQty: standard,
        ConcessionQty: concession,
        RejectReason: standard + concession < arrived ? (reasons[index % reasons.length] ?? null) : null,
        BatchNo: `PC${stamp}-${String(at + 1).padStart(2, '0')}`,
      };
    });
    const { document, issues } = compute(table, {
      main: header,
      details: { Procure_OrderCheckList: checked },
    });
    if (issues.length > 0) throw new Error(`demo check cannot be computed: ${JSON.stringify(issues[0])}`);
    checks.push(document.main);
    for (const row of document.details.Procure_OrderCheckList ?? [])
      rows.push({ OrderCheckList_Id: rows.length + 1, OrderCheck_Id: index + 1, ...row, ...owner });
  }
  return { checks, rows };
};
