import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { type Answer, answered } from '../../runtime/data/Answer.ts';
import type { Beat } from '../../runtime/data/DocumentCalls.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import type { Present } from '../../runtime/wire/session/readPresentUsers.ts';
import { documentOf, press, show, tableOf, worldOf } from './harness.tsx';

const order = tableOf([{ field: 'Remark', title: '备注', type: 'text', editRowNo: 1 }]);

async function opened(others: readonly Present[], action: 'Edit' | 'View' = 'Edit') {
  const presence = vi.fn(async (_: Beat): Promise<Answer<readonly Present[]>> => answered(others));
  const world = worldOf({ rows: [{ Order_Id: 7, Remark: '甲', Version: 1 }], data: { presence } });
  const box = new EditBoxStore(world.app, documentOf(order));
  show(world.app, <EditBox box={box} />);
  await act(async () => box.open(action, 7));
  await vi.waitFor(() => expect(presence).toHaveBeenCalled());
  return { box, presence };
}

describe('presence in a box', () => {
  it('names who else has the record open and in which field #X21', async () => {
    await opened([
      { userName: '吴经理', field: 'Remark' },
      { userName: '李销售', field: undefined },
    ]);
    expect(await screen.findByText('吴经理 正在填写“备注”')).toBeTruthy();
    expect(screen.getByText('李销售 也打开了此记录')).toBeTruthy();
  });

  it('tells where I am, and that I am gone', async () => {
    const { presence } = await opened([]);
    fireEvent.focusIn(screen.getByLabelText('备注'));
    await vi.waitFor(() => expect(presence.mock.lastCall?.[0]).toMatchObject({ field: 'Remark', key: 7 }));
    await press('关闭');
    await vi.waitFor(() => expect(presence.mock.lastCall?.[0].gone).toBe(true));
  });

  it('of who only looks says no field', async () => {
    const { presence } = await opened([], 'View');
    fireEvent.focusIn(screen.getByLabelText('备注'));
    await press('关闭');
    await vi.waitFor(() => expect(presence.mock.lastCall?.[0].gone).toBe(true));
    expect(presence.mock.calls.map(([beat]) => beat.field)).not.toContain('Remark');
  });

  it('is quiet when alone', async () => {
    await opened([]);
    expect(document.querySelector('.jig-presence')).toBeNull();
  });
});
