import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { InboxBell } from '../../renderers/shell/InboxBell.tsx';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { userWith } from './support.ts';

it('the bell stands in the first picture, and its number follows when the page is quiet', async () => {
  vi.useFakeTimers();
  const live = vi.fn(async () => ({ counts: { waiting: 120 } }));
  const app = {
    session: {
      user: { ...userWith({}), isSuperAdmin: true },
      pages: [{ format: 1, page: 'inbox', path: '/approval', access: 'user' }],
    },
    live,
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  render(
    <AppContext.Provider value={app}>
      <MemoryRouter>
        <InboxBell />
      </MemoryRouter>
    </AppContext.Provider>,
  );
  expect([screen.getByRole('button').dataset['count'], live.mock.calls.length]).toEqual([undefined, 0]);
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(screen.getByRole('button').dataset['count']).toBe('99+');
  vi.useRealTimers();
});
