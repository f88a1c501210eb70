import { describe, expect, it, vi } from 'vitest';
import { answered, failed } from '../../runtime/data/Answer.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { KeptFilters } from '../../runtime/store/list/KeptFilters.ts';

const long = `c=${encodeURIComponent(JSON.stringify([['Code', 'in', Array.from({ length: 800 }, (_, at) => `SO${10_000 + at}`)]]))}`;

/** Filters of a list over a server that holds these texts. */
function world(stored = new Map<string, string>(), isDown = false) {
  const said: string[] = [];
  const calls = {
    keep: async ({ id, text }: { readonly id: string; readonly text: string }) => {
      if (isDown) return failed('network', '没有保存');
      stored.set(id, text);
      return answered(undefined);
    },
    read: async (_: string, id: string) => {
      const text = stored.get(id);
      return text === undefined ? failed('404', '不在') : answered(text);
    },
  };
  const app = {
    data: { keptFilters: async () => calls },
    notify: { error: (words: string) => said.push(words) },
  } as unknown as App;
  return { filters: new KeptFilters(app, 'Orders'), stored, said };
}

describe('filters too long for an address', () => {
  it('leave a short address as it is', () => {
    const { filters } = world();
    expect(filters.shortened('f.Code=A1&page=2')).toBe('f.Code=A1&page=2');
    expect(filters.expanded('f.Code=A1&page=2')).toBe('f.Code=A1&page=2');
  });

  it('are named by the address, always alike, and read from the server in another window', async () => {
    const { filters, stored } = world();
    const address = filters.shortened(`v=3&q=A&${long}&sort=-Amount&page=2`);
    expect(address).toMatch(/^v=3&sort=-Amount&page=2&k=[0-9a-f]{32}$/);
    expect(filters.shortened(`v=3&q=A&${long}&sort=-Amount`)).toBe(address.replace('&page=2', ''));
    expect(filters.expanded(address)).toBe(`v=3&sort=-Amount&page=2&q=A&${long}`);
    await vi.waitFor(() => expect([...stored.values()]).toEqual([`q=A&${long}`]));

    const other = world(stored).filters;
    expect(other.expanded(address)).toBeUndefined();
    await other.load(address);
    expect(other.expanded(address)).toBe(`v=3&sort=-Amount&page=2&q=A&${long}`);
  });

  it('that are not there stay in the address, so that the list does not show all rows', async () => {
    const { filters, said } = world();
    await filters.load('v=3&k=abc');
    expect([filters.expanded('v=3&k=abc'), said]).toEqual(['v=3&k=abc', ['不在']]);
  });

  it('hold in this window when they could not be kept, which is said', async () => {
    const { filters, said } = world(undefined, true);
    const address = filters.shortened(long);
    await vi.waitFor(() => expect(said).toEqual(['没有保存']));
    expect(filters.expanded(address)).toBe(long);
  });
});
