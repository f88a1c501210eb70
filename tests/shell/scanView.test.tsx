import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommandKeys } from '../../renderers/palette/CommandKeys.tsx';
// Loaded when it is first opened; here before.
import '../../renderers/scan/CameraScan.tsx';
import { ScanContent } from '../../renderers/scan/ScanContent.tsx';
import { failed } from '../../runtime/data/Answer.ts';
import { PageRouteContext } from '../../runtime/host/PageRoute.ts';
import { show } from '../forms/harness.tsx';
import { scanWorld, type works } from './scanWorld.ts';

afterEach(() => vi.unstubAllGlobals());

async function shown(name: keyof typeof works, world: Parameters<typeof scanWorld>[1] = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const made = await scanWorld(name, world);
  await act(async () => {
    show(
      made.app,
      <PageRouteContext.Provider value={{ search: '', active: true, setSearch: () => undefined }}>
        <CommandKeys />
        <ScanContent
          store={made.store}
          title="发货"
          hint="先扫订单"
          api={made.work.tasks ? 'Task' : undefined}
        />
      </PageRouteContext.Provider>,
    );
  });
  return made;
}

const code = () => document.querySelector<HTMLInputElement>('[data-scan="code"]') as HTMLInputElement;
const typed = async (text: string): Promise<void> => {
  fireEvent.change(code(), { target: { value: text } });
  await act(async () => void fireEvent.submit(code()));
};
const status = (): string | null => screen.getByRole('status').textContent;
const alert = (): string | undefined => screen.queryByRole('alert')?.textContent ?? undefined;

/** Keys of a scanner, five milliseconds apart. */
async function scan(text: string): Promise<void> {
  let at = performance.now();
  await act(async () => {
    for (const key of [...text, 'Enter']) {
      at += 5;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      document.activeElement?.dispatchEvent(event);
    }
  });
}

describe('a scan page', () => {
  it('asks for each step, says each result aloud, and keeps a refused code to be corrected', async () => {
    await shown('rows');
    expect(screen.getByLabelText('扫订单')).toBe(code());
    expect(document.activeElement).toBe(code());
    await typed('A-9');
    expect([status(), alert(), code().value]).toEqual(['', '没有订单编号 A-9', 'A-9']);
    await typed('A-1');
    expect([status(), alert(), code().value]).toEqual(['A-1', undefined, '']);
    expect(screen.getByLabelText('扫仓库')).toBe(code());
    await typed('W1');
    expect(screen.getByLabelText('扫产品')).toBe(code());
    await typed('P1');
    expect(status()).toBe('轴，余 40');
    const quantity = screen.getByLabelText<HTMLInputElement>('数量');
    // What is left is marked, so that typing replaces it.
    expect([document.activeElement, quantity.value, quantity.selectionEnd]).toEqual([quantity, '40', 2]);
    expect(screen.getByRole('region', { name: '轴' }).textContent).toContain('余量 40累计 60');
  });

  it('is worked by keys alone: Enter in the quantity saves', async () => {
    const { add } = await shown('header');
    await typed('A-1/P1');
    const quantity = screen.getByLabelText('数量');
    fireEvent.change(quantity, { target: { value: '12' } });
    await act(async () => void fireEvent.keyDown(quantity, { key: 'Enter' }));
    expect(add.mock.calls[0]?.[1].main.Qty).toBe('12');
    expect(status()).toContain('已保存：轴 12');
    expect(document.activeElement).toBe(code());
  });

  it('asks for the next code after Enter in a quantity of several, and saves at 完成', async () => {
    const { add, store } = await shown('rows');
    for (const one of ['A-1', 'P1']) await typed(one);
    const enter = (): Promise<void> =>
      act(async () => void fireEvent.keyDown(screen.getByLabelText('数量'), { key: 'Enter' }));
    fireEvent.change(screen.getByLabelText('数量'), { target: { value: '' } });
    await enter();
    expect(alert()).toBe('请输入大于 0 的数量');
    fireEvent.change(screen.getByLabelText('数量'), { target: { value: '3' } });
    await enter();
    expect([store.lines.length, document.activeElement, add.mock.calls.length]).toEqual([1, code(), 0]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '完成' })));
    expect(add.mock.calls[0]?.[1].details[0]?.rows).toEqual([{ Line_Id: 11, Item_Id: 31, Qty: '3' }]);
  });

  it('takes a task by a tap, with what is left of it and its total', async () => {
    const { add } = await shown('header', { add: async () => failed('409', '报工：共 40，本单要 41') });
    const tasks = screen.getByRole('region', { name: '待办（1）' });
    await act(async () =>
      fireEvent.click(within(tasks).getByRole('button', { name: /轴\s*余量 40\s*累计 60/ })),
    );
    fireEvent.change(screen.getByLabelText('数量'), { target: { value: '41' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '完成' })));
    expect(add).toHaveBeenCalledTimes(1);
    expect(alert()).toBe('报工：共 40，本单要 41');
    expect(screen.getByLabelText<HTMLInputElement>('数量').value).toBe('41');
  });

  it('takes codes of a scanner wherever the focus is, without leaving them in a quantity', async () => {
    const { store } = await shown('rows');
    (document.activeElement as HTMLElement).blur();
    await scan('A-1 ');
    await typed('P1');
    const quantity = screen.getByLabelText<HTMLInputElement>('数量');
    quantity.focus();
    fireEvent.change(quantity, { target: { value: '7' } });
    await scan('SHUT');
    expect([quantity.value, alert()]).toEqual([
      '7',
      'SHUT 是另一张订单。正在做的是 A-1：先完成它，或按“重来”',
    ]);
    expect(store.line?.quantity).toBe('7');
  });

  it('lists what was scanned: a row is changed or removed, and 重来 asks before it gives up', async () => {
    const { store, confirm } = await shown('rows');
    for (const one of ['A-1', 'P1', 'P2']) await typed(one);
    const list = screen.getByRole('region', { name: '已扫描（1）' });
    await act(async () => fireEvent.click(within(list).getByRole('button', { name: '移除 轴' })));
    expect(store.lines).toEqual([]);
    await typed('P1');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '重来' })));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: '重来' })).toBeNull();
  });

  it('has no button for a camera where the browser reads no codes', async () => {
    await shown('rows');
    expect(screen.queryByRole('button', { name: '用摄像头扫描' })).toBeNull();
  });

  it('reads codes with the camera where the browser can, and says when it may not', async () => {
    const stop = vi.fn();
    const getUserMedia = vi.fn(async () => Object.assign(new MediaStream(), { getTracks: () => [{ stop }] }));
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = async () => [{ rawValue: 'A-1' }];
      },
    );
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    HTMLMediaElement.prototype.play = async () => undefined;
    await shown('rows');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '用摄像头扫描' })));
    await vi.waitFor(() => expect(status()).toBe('A-1'));
    expect(stop).toHaveBeenCalled();
    getUserMedia.mockRejectedValueOnce(new Error('denied'));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '用摄像头扫描' })));
    await vi.waitFor(() => expect(alert()).toContain('不能使用摄像头'));
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
});
