import type { Row } from '../../runtime/model/schema/Row.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoTable } from './modules/DemoModule.ts';

/** Work begins ten minutes after eight. */
const begins = 10;

/** Cutting takes until the afternoon of the second day, checking the third day. */
const cutting = { Process_Id: 1, ProcessCode: 'GX0001', ProcessName: '下料', from: 0, to: 1, PlanHours: 33 };
const checking = { Process_Id: 13, ProcessCode: 'GX0013', ProcessName: '检验', from: 2, to: 2, PlanHours: 9 };

/** The operations of finished work orders of which no module tells: what was bad was found at the first one. */
export const finishedTasks = (
  { dates }: DemoContext,
  orders: readonly Row[],
  told: readonly Row[],
): DemoTable => {
  const known = new Set(told.map(({ WorkOrder_Id }) => WorkOrder_Id));
  let last = Math.max(...told.map(({ WorkOrderList_Id }) => Number(WorkOrderList_Id)));
  const taskOf = (order: Row, step: typeof cutting, bad: number): Row => {
    const { from, to, ...process } = step;
    const begin = dates.distance(String(order.PlanStartDate));
    last += 1;
    return {
      ...{ WorkOrderList_Id: last, WorkOrder_Id: order.WorkOrder_Id ?? null, ...process, SubmitWorkMatch: 1 },
      ...{ PlanQty: order.PlanQty ?? null, GoodQty: order.GoodQty ?? null, NoGoodQty: bad },
      ...{ PlanStartDate: dates.at(begin + from, 0), PlanEndDate: dates.at(begin + to, 540) },
      ...{ ActualStartDate: dates.at(begin + from, begins), ActualEndDate: dates.at(begin + to, 540) },
      ...{ ProcessStatus: 3, RealQty: Number(order.GoodQty) + bad, CreateDate: order.CreateDate ?? null },
    };
  };
  const rows = orders
    .filter(({ WorkOrder_Id, Status }) => Status === 3 && !known.has(WorkOrder_Id))
    .flatMap((order) => [taskOf(order, cutting, Number(order.NoGoodQty)), taskOf(order, checking, 0)]);
  return { by: 'planner', rows };
};
