import { describe, expect, it, vi } from 'vitest';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { StatusStore } from '../../runtime/store/status/StatusStore.ts';

const panel = (value: string) => ({ facts: [{ label: '版本', value }], lists: [] });

function storeWith(answers: readonly unknown[]) {
  const asked: string[] = [];
  const left = [...answers];
  const http = {
    call: async (_: unknown, { query }: { readonly query: { readonly panels: string } }) => {
      asked.push(query.panels);
      const next = left.shift();
      return next === undefined ? failed('500', '出错') : answered({ at: '', panels: next });
    },
  };
  return { store: new StatusStore({ http } as never), asked };
}

describe('the state of the system', () => {
  it('is asked by one call for all panels in view, again while they are, and not once they are gone', async () => {
    vi.useFakeTimers();
    try {
      const { store, asked } = storeWith([{ server: panel('1'), slow: panel('x') }, { server: panel('2') }]);
      const leave = [store.watch('server'), store.watch('slow')];
      await vi.advanceTimersByTimeAsync(10);
      expect(asked).toEqual(['server,slow']);
      leave[1]!();
      await vi.advanceTimersByTimeAsync(5_500);
      expect([asked.at(-1), store.panels.get('server')?.facts[0]?.value]).toEqual(['server', '2']);
      // What is no longer watched keeps what it showed last.
      expect(store.panels.get('slow')?.facts[0]?.value).toBe('x');
      leave[0]!();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(asked).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says why it cannot be read, keeps what it shows, and asks less often then', async () => {
    vi.useFakeTimers();
    try {
      const { store, asked } = storeWith([{ server: panel('1') }]);
      const leave = store.watch('server');
      await vi.advanceTimersByTimeAsync(5_100);
      expect([store.problem, store.panels.get('server')?.facts[0]?.value]).toEqual(['出错', '1']);
      await vi.advanceTimersByTimeAsync(25_000);
      expect(asked).toHaveLength(2);
      leave();
    } finally {
      vi.useRealTimers();
    }
  });
});
