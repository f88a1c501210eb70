import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AskedEffects } from '../../renderers/effects/AskedEffects.tsx';
import { EffectsNote } from '../../renderers/effects/EffectsNote.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import type { EffectOutlook } from '../../runtime/wire/effects/Effects.ts';

const plan: EffectOutlook = {
  ...{ title: '调整工单', target: '工单 GD-1', holds: false },
  changes: [{ title: '计划数', from: '410.00', to: '450.00' }],
};

const shown = (effects: readonly EffectOutlook[], madeBy?: string) => {
  const calls = vi.fn(async () => answered({ effects, madeBy }));
  const app = {
    data: { record: async () => ({ effects: calls }) },
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const box = {
    key: 7,
    turn: 1,
    doc: { main: { table: 'Production_AdjustOrder' } },
  } as unknown as EditBoxStore;
  render(
    <AppContext.Provider value={app}>
      <EffectsNote box={box} submitId={undefined} />
    </AppContext.Provider>,
  );
  return calls;
};

it.each([
  ['what approving will do', plan, '生效后：调整工单 工单 GD-1 计划数 410.00 → 450.00'],
  ['what it has done', { ...plan, holds: true }, '已执行：调整工单 工单 GD-1 计划数 410.00 → 450.00'],
  [
    'only what happens, where the other document is hidden',
    { title: '调整工单', holds: false, changes: [] },
    '生效后：调整工单',
  ],
])('says %s', async (_name, effect, words) => {
  const calls = shown([effect]);
  expect((await screen.findByRole('listitem')).textContent?.trim()).toBe(words);
  expect(calls).toHaveBeenCalledExactlyOnceWith('Production_AdjustOrder', '7');
});

it('says which document made this one', async () => {
  shown([], '调拨单 DBD202603020001');
  expect((await screen.findByRole('listitem')).textContent).toBe('由调拨单 DBD202603020001生成');
});

it('is told to an approver whatever his rights; the server decides what he reads', async () => {
  const calls = vi.fn(async () => answered({ effects: [plan] }));
  const app = {
    data: { record: async () => ({ effects: calls }) },
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  render(
    <AppContext.Provider value={app}>
      <AskedEffects table="Orders" documentKey="7" />
    </AppContext.Provider>,
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(calls).toHaveBeenCalledExactlyOnceWith('Orders', '7');
});
