import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FavouriteMenu } from '../../renderers/favourites/FavouriteMenu.tsx';
import { FavouriteStar } from '../../renderers/favourites/FavouriteStar.tsx';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { FavouritesStore } from '../../runtime/store/favourites/FavouritesStore.ts';
import { MarksRoom } from '../../runtime/store/favourites/MarksRoom.ts';
import type { CollectItem } from '../../runtime/wire/favourites/favouriteEndpoints.ts';
import { memory } from './support.ts';

const item = (name: string, sort: number, isAuthorized = true): CollectItem => ({
  sort,
  isTrue: 1,
  text: `标题${name}`,
  of: '',
  name,
  icon: '',
  type: 2,
  userId: 2,
  colorType: '',
  isAuthorized,
  url: `/${name}`,
});

/** The star of page A and the menu, over a fake server. */
async function opened(first: readonly CollectItem[], refused?: string, recent: readonly CollectItem[] = []) {
  const sent: unknown[] = [];
  const said: string[] = [];
  let loads = 0;
  const calls = {
    list: async () => {
      loads += 1;
      return answered({ items: first, recent });
    },
    noteRecent: async (name: string) => {
      sent.push(['opened', name]);
      return answered([{ ...item('A', 0), name, text: '订单1', of: '标题A', url: '/A?id=1' }, ...recent]);
    },
    set: async (name: string, isFavourite: boolean, sort?: number) => {
      sent.push([name, isFavourite, sort]);
      if (refused !== undefined) return failed('422', refused);
      return answered(
        isFavourite ? [...first, item(name, first.length)] : first.filter((one) => one.name !== name),
      );
    },
  };
  const favourites = new FavouritesStore(
    { favourites: async () => calls } as never,
    (message) => said.push(message),
    memory(),
  );
  const app = {
    stores: { favourites },
    notify: { announce: (words: string) => said.push(words) },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  render(
    <MemoryRouter>
      <AppContext.Provider value={app}>
        <FavouriteStar target={{ page: 'A' }} />
        <FavouriteMenu current="/B" />
      </AppContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => undefined);
  return { sent, said, loads: () => loads, favourites };
}

const star = (): HTMLElement => screen.getByRole('button', { name: '收藏' });
const links = (): readonly (string | null)[] =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('favourites', () => {
  it('load once, and show the pages that may be opened', async () => {
    const { loads } = await opened([item('B', 0), item('Gone', 1, false)]);
    expect([loads(), links(), star().getAttribute('aria-pressed')]).toEqual([1, ['/B'], 'false']);
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page');
  });

  it('are added and removed by the star, which says so', async () => {
    const { sent, said } = await opened([item('B', 0)]);
    await act(async () => void fireEvent.click(star()));
    expect([sent, said, links()]).toEqual([[['A', true, undefined]], ['已收藏'], ['/B', '/A']]);
    expect(star().getAttribute('aria-pressed')).toBe('true');
    await act(async () => void fireEvent.click(star()));
    expect([sent.at(-1), said.at(-1), links()]).toEqual([['A', false, undefined], '已取消收藏', ['/B']]);
  });

  it('stay as they are when the server refuses, in its words', async () => {
    const { said } = await opened([], '最多可收藏50个页面，请先取消不用的收藏');
    await act(async () => void fireEvent.click(star()));
    expect([said, star().getAttribute('aria-pressed')]).toEqual([
      ['最多可收藏50个页面，请先取消不用的收藏'],
      'false',
    ]);
    expect(screen.queryByRole('region', { name: '收藏' })).toBeNull();
  });

  it('move to the place of another', async () => {
    const { favourites, sent } = await opened([item('B', 0), item('C', 1)]);
    await act(async () => favourites.move('C', 'B'));
    expect(sent).toEqual([['C', true, 0]]);
  });

  it('are records and views too, each with its page, and the records opened last under them', async () => {
    const view = { ...item('B?v=3', 0), text: '本周到期', of: '订单', url: '/B?v=3' };
    const { favourites, sent } = await opened([view], undefined, [
      { ...item('B?id=7', 0), text: '订单7', of: '订单', url: '/B?id=7' },
    ]);
    expect(links()).toEqual(['/B?v=3', '/B?id=7']);
    expect(screen.getByRole('link', { name: '本周到期 订单' }).title).toBe('订单 本周到期');
    await act(async () => favourites.opened('A?id=1'));
    expect(links()).toEqual(['/B?v=3', '/A?id=1', '/B?id=7']);
    await act(async () => favourites.opened('a?id=1'));
    expect(sent).toEqual([['opened', 'A?id=1']]);
    expect([favourites.has('b?v=3'), favourites.has('B?v=4'), favourites.has('B')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('have the room that they took at the last visit, of a sensible height', () => {
    const keep = memory();
    new MarksRoom(keep).note(154);
    expect(new MarksRoom(keep).height).toBe(154);
    for (const broken of ['x', '-1', '1e9']) {
      keep.setItem('jig.marksHeight', broken);
      expect(new MarksRoom(keep).height).toBe(0);
    }
  });
});
