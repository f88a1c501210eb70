import { Looker } from '../Looker.ts';
import { expect, test } from '../product.ts';
import { phone, type Windows } from '../windows.ts';
import { ScanHand } from './ScanHand.ts';

/** A worker reports a task: by its card, then by its label; too much is refused. */
export async function reportByPhone(windows: Windows): Promise<void> {
  const worker = await windows.open('worker', phone);
  const hand = await ScanHand.of(worker);
  const first = hand.cards.first();
  const figures = async (): Promise<readonly number[]> =>
    (await first.locator('b').allTextContents()).map((text) => Number(text.replaceAll(',', '')));

  await test.step('a report takes at most eight taps and six keys', async () => {
    await worker.goto('/home');
    await hand.tap(worker.getByRole('button', { name: '展开菜单' }));
    const menu = worker.getByRole('navigation', { name: '主菜单' });
    const line = menu.getByRole('link', { name: '我的任务' });
    const group = menu.getByText('生产管理', { exact: true });
    await group.first().waitFor();
    if (!(await line.isVisible())) await hand.tap(group.first());
    await hand.tap(line);
    await first.waitFor();
    const [rest = 0, total = 0] = await figures();
    await hand.tap(first);
    await expect(hand.quantity).toBeFocused();
    await hand.type('2');
    await hand.done();
    await expect(hand.said).toContainText('已保存');
    await expect.poll(figures).toEqual([rest - 2, total + 2]);
    expect([hand.taps <= 8, hand.keys <= 6], `${hand.taps} taps, ${hand.keys} keys`).toEqual([true, true]);
  });

  await test.step('the label leads to the operation; more than is left and other labels are refused in words', async () => {
    const order = ((await first.locator('.jig-scan-more').textContent()) ?? '').split(' · ')[0] ?? '';
    await hand.scan(order);
    await expect(hand.said).toHaveText(order);
    const codes = await hand.cards.locator('.jig-scan-more').allTextContents();
    const code = codes.at(-1)?.split(' · ')[0] ?? '';
    await hand.scan(`${order}/${code}`);
    await expect(hand.quantity).toBeFocused();
    await hand.type('99999');
    await hand.done();
    await expect(hand.problem).toBeVisible();
    await expect(hand.quantity).toHaveValue('99999');
    await hand.scan('GD000000000000/GX0001');
    await expect(hand.problem).toContainText(`${order} 里没有`);
    await expect(hand.quantity).toHaveValue('99999');
    const look = new Looker(worker);
    await look.at('a refused report', worker.locator('.jig-scan'));
    expect(look.problems).toEqual([]);
    expect(await worker.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
  await worker.context().close();
}
