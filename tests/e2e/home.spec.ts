import { Looker } from './Looker.ts';
import { expect } from './product.ts';
import { test } from './windows.ts';

// Needs its own product: its documents are decided, and figures of all users change.
test.use({ own: {} });

test('a manager decides from the first page and arranges it by keyboard, and figures follow what others do', async ({
  windows,
}) => {
  const page = await windows.open('manager');
  await page.goto('/home');
  const looker = new Looker(page);
  const card = (title: string) => page.getByRole('listitem', { name: title, exact: true });
  const waiting = card('我的待办').getByText(/^\d+ 张单据等您审批$/);
  const number = async (): Promise<number> => Number.parseInt(await waiting.innerText(), 10);
  await expect(waiting).toBeVisible();
  await expect(card('本月订单金额').getByText(/^¥/)).toBeVisible();
  await looker.at('the first page of a manager', page.locator('.jig-board'));

  const before = await number();
  await card('我的待办').getByRole('button', { name: /^通过/ }).first().press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '提交' }).press('Enter');
  await expect.poll(number).toBe(before - 1);

  // A card by keyboard: moved, removed, kept, and all of it taken back.
  await page.getByRole('button', { name: '调整首页' }).press('Enter');
  const arranged = page.getByRole('region', { name: '调整首页' });
  const moved = arranged.getByRole('listitem', { name: /^本月订单金额/ });
  await moved.press('ArrowDown');
  await moved.press('Shift+ArrowLeft');
  await expect(arranged.getByRole('status')).toHaveText(/^本月订单金额：第9列，第\d+行，宽3，高2$/);
  await looker.at('a first page that is arranged', arranged);
  await arranged.getByRole('listitem', { name: /^通知公告/ }).press('Delete');
  await arranged.getByRole('button', { name: '完成' }).press('Enter');
  await expect(card('我的待办')).toBeVisible();
  await expect(card('通知公告')).toHaveCount(0);
  await page.getByRole('button', { name: '调整首页' }).press('Enter');
  await arranged.getByRole('button', { name: '恢复默认' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).press('Enter');
  await expect(card('通知公告')).toBeVisible();

  // Another user makes an order: the board follows without a key pressed here.
  const other = await windows.open('sales');
  await page.goto('/board/salesOverview');
  const orders = card('本月订单数').locator('.jig-cardlook-value');
  await expect(orders).toHaveText(/^\d+$/);
  const count = Number(await orders.innerText());
  const made = await other.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const call = async (path: string, body: object) => {
      const answer = await fetch(`/api/Production_SalesOrder/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const { rows } = await call('Page', { page: 1, rows: 1, wheres: '[]' });
    const { Customer_Id, OrderDate, Currency, SalesMan, PaymentTerm } = rows[0];
    return call('Add', {
      mainData: { Customer_Id, OrderDate, DeliveryDate: OrderDate, Currency, SalesMan, PaymentTerm },
      detailData: [{ Product_Id: 1, Qty: 3, UnitPrice: 10, TaxRate: 13 }],
    });
  });
  expect(made).toMatchObject({ status: true });
  await expect(orders).toHaveText(String(count + 1));
  expect(looker.problems).toEqual([]);
});
