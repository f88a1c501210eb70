import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { DecisionBar } from '../../renderers/workflow/approve/DecisionBar.tsx';
import { RunTable } from '../../renderers/workflow/record/RunTable.tsx';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { CommandContext } from '../../runtime/host/CommandContext.ts';
import { PageRouteContext } from '../../runtime/host/PageRoute.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { CommandStore } from '../../runtime/store/shell/CommandStore.ts';
import { batchRun } from '../../runtime/store/workflow/inbox/batchRun.ts';

const app = {
  locale: 'zh',
  t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
} as unknown as App;

function shown(node: ReactNode, active = true): CommandStore {
  const commands = new CommandStore();
  const route = { search: '', active, setSearch: () => undefined };
  render(
    <MemoryRouter>
      <CommandContext.Provider value={commands}>
        <AppContext.Provider value={app}>
          <PageRouteContext.Provider value={route}>{node}</PageRouteContext.Provider>
        </AppContext.Provider>
      </CommandContext.Provider>
    </MemoryRouter>,
  );
  return commands;
}

const press = (key: string) => ({ key, mod: false, shift: false, typing: false, dialogs: 0 });

describe('an opened document of the inbox', () => {
  it('is approved by a and rejected by r', () => {
    const onChoose = vi.fn();
    const commands = shown(<DecisionBar problem="" onChoose={onChoose} />);
    commands.meant(press('a'), true)?.run();
    commands.meant(press('r'), true)?.run();
    expect(onChoose.mock.calls).toEqual([[1], [3]]);
  });

  it('takes no key while its page is in the background', () => {
    const commands = shown(<DecisionBar problem="" onChoose={() => undefined} />, false);
    expect(commands.meant(press('a'), true)).toBeUndefined();
  });
});

it('a joint decision shows what it is about', () => {
  const row = { id: '1', table: 'Orders', key: '7', cnName: '订单', label: 'SO7' };
  const more = { flow: '', step: '', creator: '', date: '', status: 0 };
  const facts = () => [{ title: '价税合计', text: '¥203,412.50' }];
  const run = batchRun({} as never, [{ ...row, ...more }], { status: 1, reason: '' }, facts);
  shown(<RunTable run={run} title="单据" />);
  expect(screen.getByRole('cell').textContent).toBe('订单 SO7价税合计 ¥203,412.50');
});
