import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AfterPublish } from '../../renderers/workflow/flow/publish/AfterPublish.tsx';
import { answered, failed } from '../../runtime/data/Answer.ts';
import type { FlowCalls } from '../../runtime/data/workflow/FlowCalls.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { RunningDocument, RunningDocuments } from '../../runtime/wire/workflow/readFlowDocuments.ts';

afterEach(cleanup);

const document = (key: string, more: Partial<RunningDocument> = {}): RunningDocument => ({
  key,
  label: `XS-${key}`,
  stepName: '经理会签',
  version: 1,
  creator: '李销售',
  mayMove: true,
  message: '',
  ...more,
});

const gone = '新版本没有单据已经过的节点【财务审核】，单据保持原版本';
const running: RunningDocuments = {
  asks: true,
  version: 2,
  total: 3,
  hidden: 0,
  list: [document('1'), document('2'), document('3', { mayMove: false, message: gone })],
};
const nothing: RunningDocuments = { asks: false, version: 2, total: 0, hidden: 0, list: [] };

function shown(calls: Partial<FlowCalls>, warnings: readonly string[] = []) {
  const said: string[] = [];
  const flows = {
    running: async () => answered(nothing),
    unstarted: async () => answered({ total: 0, hidden: 0, list: [] }),
    ...calls,
  } as unknown as FlowCalls;
  const app = {
    data: { flows: async () => flows },
    notify: { success: (message: string) => void said.push(message) },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const onClose = vi.fn();
  render(
    <AppContext.Provider value={app}>
      <AfterPublish flowId={5} table="Production_SalesOrder" warnings={warnings} onClose={onClose} />
    </AppContext.Provider>,
  );
  return { said, onClose };
}

const rowOf = async (label: string): Promise<HTMLElement> => {
  const cell = await screen.findByText(label);
  return cell.closest('tr') ?? cell;
};

describe('after a flow was published', () => {
  it('documents that can go on in the new version are ticked, the others say why not; those sent stand as moved #W93', async () => {
    const move = vi.fn<FlowCalls['move']>(async (_, keys) =>
      answered(
        keys.map((key) => ({ key, ok: key !== '2', message: key === '2' ? '单据已审批完成' : '' })),
        '成功1行，失败1行',
      ),
    );
    const { said } = shown({ running: async () => answered(running), move });
    const dialog = await screen.findByRole('dialog', { name: '流程已发布' });
    expect(within(dialog).getByText('第2版')).toBeTruthy();
    expect((await rowOf('XS-3')).textContent).toContain(gone);
    expect(within(await rowOf('XS-3')).queryByRole('checkbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '按新版本继续审批' }));
    await within(dialog).findByText('单据已审批完成');
    expect(move.mock.calls).toEqual([[5, ['1', '2']]]);
    expect((await rowOf('XS-1')).textContent).toContain('已转到新版本');
    expect([within(await rowOf('XS-1')).queryByRole('checkbox'), said]).toEqual([null, []]);
    // Only unfinished documents are sent again.
    move.mockResolvedValue(answered([{ key: '2', ok: true, message: '' }], '保存成功'));
    fireEvent.click(screen.getByRole('button', { name: '按新版本继续审批' }));
    await vi.waitFor(() => expect(said).toEqual(['保存成功']));
    expect(move.mock.calls[1]).toEqual([5, ['2']]);
  });

  it('documents that keep their version by the flow’s own setting are only listed', async () => {
    shown({ running: async () => answered({ ...running, asks: false }) });
    await screen.findByText(/保持原版本，不受本次发布影响/);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: '按新版本继续审批' })).toBeNull();
  });

  it('open documents in no flow are started when they are chosen, none by the way', async () => {
    const start = vi.fn<FlowCalls['start']>(async () => answered(null, '已启动1张单据的流程'));
    const list = [
      { key: '8', label: 'XS-8' },
      { key: '9', label: 'XS-9' },
    ];
    const { said } = shown({ unstarted: async () => answered({ total: 2, hidden: 0, list }), start });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'XS-8' });
    fireEvent.click(screen.getByRole('button', { name: '进入流程审批' }));
    expect([box.checked, start.mock.calls.length]).toEqual([false, 0]);
    fireEvent.click(box);
    fireEvent.click(screen.getByRole('button', { name: '进入流程审批' }));
    await vi.waitFor(() => expect(said).toEqual(['已启动1张单据的流程']));
    expect(start.mock.calls).toEqual([['Production_SalesOrder', ['8']]]);
    expect((await rowOf('XS-8')).textContent).toContain('已进入流程');
  });

  it('documents the administrator may not see are counted, not listed', async () => {
    const { onClose } = shown({
      running: async () => answered({ ...nothing, total: 4, hidden: 4 }),
      unstarted: async () => answered({ total: 3, hidden: 2, list: [{ key: '8', label: 'XS-8' }] }),
    });
    const under = await screen.findByRole('region', { name: '审批中的单据（4）' });
    expect(within(under).getByText('均不在您可查看的范围内，未列出')).toBeTruthy();
    expect(within(under).queryByRole('table')).toBeNull();
    const none = screen.getByRole('region', { name: '尚未进入流程的单据（3）' });
    expect(within(none).getByText('另有2张不在您可查看的范围内，未列出')).toBeTruthy();
    expect(within(none).queryByText(/仅显示最新的/)).toBeNull();
    expect(within(none).getAllByRole('row')).toHaveLength(2);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says what the checks warn of', async () => {
    shown({}, ['节点【总监审批】没有人会走到']);
    const list = await screen.findByRole('region', { name: '发布检查的提醒' });
    expect(within(list).getByRole('listitem').textContent).toBe('节点【总监审批】没有人会走到');
  });

  it('closes itself when there is nothing to say, and stays with what could not be read', async () => {
    const { onClose } = shown({});
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    shown({ running: async () => failed('403', '没有流程的编辑权限') });
    await screen.findByText('没有流程的编辑权限');
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});
