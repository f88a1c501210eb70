import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../product.ts';
import { phone, type Windows } from '../windows.ts';
import { Caller, type Row } from './Caller.ts';
import { ScanHand } from './ScanHand.ts';

/** An approved purchase order with two products of which nothing was received, and their codes. */
async function openOrder(
  caller: Caller,
): Promise<{ readonly code: string; readonly products: readonly string[] }> {
  for (const { ProcureOrder_Id: value, ProcureOrderCode: code, IsColoseCase } of await caller.rows(
    'ProcureOrder',
    'AuditStatus',
    1,
  )) {
    if (IsColoseCase === 1) continue;
    const body = { page: 1, rows: 9, value, tableName: 'ProcureOrderList', wheres: '[]' };
    const { rows } = await caller.post('/api/ProcureOrder/getDetailPage', body);
    const isOpen = (row: Row): boolean =>
      Number(row.RemainQty) > 0 && Number(row.RemainQty) === Number(row.Qty);
    if (rows.length > 1 && rows.every(isOpen))
      return { code: String(code), products: rows.map((row: Row) => String(row.ProductCode)) };
  }
  throw new Error('no open purchase order');
}

/** A keeper receives two products of an order by scanning; wrong and repeated codes are refused at once. */
export async function receiveByScanning(windows: Windows, request: APIRequestContext): Promise<void> {
  const caller = await Caller.of(request, 'warehouse');
  const { code, products } = await openOrder(caller);
  const keeper = await windows.open('warehouse', phone);
  const hand = await ScanHand.of(keeper);
  await keeper.goto('/scanReceive');
  await keeper.locator('[data-scan=code]').waitFor();
  const [one = '', other = ''] = products;
  const steps: readonly (readonly [scanned: string, problem: string])[] = [
    ['CGDD000000', '没有单据编号 CGDD000000'],
    [code, ''],
    ['CK01', ''],
    [one, ''],
    ['NOPE-1', `${code} 里没有产品编号 NOPE-1`],
    [one, '已经扫过，在本单中'],
    [other, ''],
    [code, '已经扫过，请接着数量'],
  ];
  await test.step('each scan says its result', async () => {
    for (const [scanned, problem] of steps) {
      await hand.scan(scanned);
      if (problem === '') await expect(hand.problem, scanned).toHaveCount(0);
      else await expect(hand.problem, scanned).toContainText(problem);
      await expect(hand.said).not.toHaveText('处理中…');
    }
  });
  await test.step('more than is left is refused, the right quantity saves one receipt of two rows', async () => {
    const before = await caller.newest('Ware_WareHouseBill', 'WareHouseBill_Id');
    await hand.quantity.fill('99999999');
    await hand.done();
    await expect(hand.problem).toContainText('采购入库：');
    expect(await caller.newest('Ware_WareHouseBill', 'WareHouseBill_Id')).toEqual(before);
    await hand.quantity.fill('1');
    await hand.done();
    await expect(hand.said).toContainText('已保存');
    const made = await caller.newest('Ware_WareHouseBill', 'WareHouseBill_Id');
    expect(made).not.toEqual(before);
    await expect(hand.said).toContainText(String(made.WareHouseBillCode));
  });
  await keeper.context().close();
}
