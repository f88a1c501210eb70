import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answered } from '../../runtime/data/Answer.ts';
import type { DraftContent } from '../../runtime/data/drafts/Draft.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { DraftKeeper, keeperOf } from '../../runtime/store/drafts/DraftKeeper.ts';
import { leaveAsDraft } from '../../runtime/store/drafts/leaveAsDraft.ts';
import { documentOf, savedOf, tableOf, worldOf } from './harness.tsx';

const user = tableOf(
  [
    { field: 'UserName', title: '用户名', type: 'text', editRowNo: 1 },
    { field: 'UserPwd', title: '密码', type: 'password', writeOnly: true, editRowNo: 1 },
  ],
  { table: 'Order', cnName: '用户' },
);
const stored: Row = { Order_Id: 7, UserName: 'sales', Version: 1 };

async function opened() {
  const world = worldOf({ rows: [stored], update: async (_, payload) => answered(savedOf(payload, 7)) });
  const box = new EditBoxStore(world.app, documentOf(user));
  await act(async () => box.open('Edit', 7));
  const kept = new Map<string, DraftContent>();
  const drafts = {
    put: vi.fn(async (draft: DraftContent) => void kept.set(draft.id, draft)),
    remove: vi.fn(async (id: string) => void kept.delete(id)),
  };
  return { ...world, box, drafts, kept, keeper: new DraftKeeper(box, drafts) };
}

const only = <T,>(all: ReadonlyMap<string, T>): T | undefined => [...all.values()][0];

describe('the draft of a box', () => {
  it('is kept a moment after a touch, with what both began with, and without passwords #X19', async () => {
    vi.useFakeTimers();
    const { box, keeper, kept } = await opened();
    box.main.cell('UserName').set('sales2');
    box.main.cell('UserPwd').set('Geheim-1');
    keeper.touched();
    expect(kept.size).toBe(0);
    await vi.advanceTimersByTimeAsync(400);
    vi.useRealTimers();
    expect(only(kept)).toMatchObject({
      table: 'Order',
      record: '7',
      base: { main: stored },
      mine: { main: { UserName: 'sales2' } },
    });
    expect(JSON.stringify(only(kept))).not.toContain('Geheim-1');
  });

  it('holds what was typed before the keeper was loaded', async () => {
    vi.useFakeTimers();
    const { box, drafts, kept } = await opened();
    box.main.cell('UserName').set('sales2');
    const late = new DraftKeeper(box, drafts);
    await vi.advanceTimersByTimeAsync(400);
    vi.useRealTimers();
    expect(only(kept)).toMatchObject({ mine: { main: { UserName: 'sales2' } } });
    await late.stop();
  });

  it('goes when the record is stored, when the change is taken back, and when the box is given up', async () => {
    const { box, keeper, kept } = await opened();
    const edit = async (name: string) => {
      box.main.cell('UserName').set(name);
      await keeper.keep();
    };
    await edit('sales2');
    expect(kept.size).toBe(1);
    await edit('sales');
    expect(kept.size).toBe(0);
    await edit('sales3');
    await act(async () => void (await box.save()));
    expect(kept.size).toBe(0);
    await edit('sales4');
    await act(async () => box.close());
    await keeper.stop();
    expect(kept.size).toBe(0);
  });

  it('stays when the user keeps it as a draft, which closes the box without a question', async () => {
    const { box, keeper, kept, choose } = await opened();
    box.main.cell('UserName').set('sales2');
    await act(async () => leaveAsDraft(box, (key) => key));
    await keeper.stop();
    expect([box.phase, only(kept)?.mine.main.UserName]).toEqual(['closed', 'sales2']);
    expect(choose).not.toHaveBeenCalled();
    // The next opening is another draft.
    await act(async () => box.open('Edit', 7));
    expect(keeperOf(box)).toBeUndefined();
  });

  it('stays when the box is taken away with its page, and goes on when it comes back', async () => {
    const { box, keeper, kept, drafts } = await opened();
    box.main.cell('UserName').set('sales2');
    await keeper.stop();
    expect(kept.size).toBe(1);
    const again = new DraftKeeper(box, drafts);
    box.main.cell('UserName').set('sales3');
    await again.keep();
    expect([kept.size, only(kept)?.mine.main.UserName]).toEqual([1, 'sales3']);
  });

  it('keeps nothing of a box in which nothing was changed', async () => {
    const { keeper, drafts } = await opened();
    await keeper.keep();
    await keeper.stop();
    expect([drafts.put.mock.calls, drafts.remove.mock.calls]).toEqual([[], []]);
  });
});
