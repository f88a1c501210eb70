import { describe, expect, it } from 'vitest';
import { allActions } from '../../renderers/actions/allActions.ts';
import { listActions } from '../../renderers/actions/index.ts';
import { answered, failed } from '../../runtime/data/Answer.ts';
import type { ActionApp } from '../../runtime/ListAction.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';

const run = async (isDown: boolean): Promise<readonly string[]> => {
  const done: string[] = [];
  const app = {
    data: {
      inbox: async () => ({
        readMessages: async () => (isDown ? failed('network', '没有网络') : answered(undefined)),
      }),
    },
    notify: { success: (text: string) => done.push(text), error: (text: string) => done.push(text) },
    t: (key: string) => key,
  } as unknown as ActionApp;
  const page = { refresh: async () => void done.push('refreshed') } as unknown as PageStore;
  await allActions()
    .find(({ action }) => action === 'ReadAll')
    ?.run(page, app);
  return done;
};

describe('全部已读', () => {
  it('marks the messages of the user as read and shows them so', async () => {
    expect(await run(false)).toEqual(['list.allRead', 'refreshed']);
  });
  it('says a refusal', async () => {
    expect(await run(true)).toEqual(['没有网络']);
  });
  it('stands only on pages that name it', () => {
    expect(listActions.some(({ action }) => action === 'ReadAll')).toBe(false);
  });
});
