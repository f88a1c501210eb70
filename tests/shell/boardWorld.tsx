import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { cardRenderers } from '../../renderers/boards/cards/index.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { CardProps, Renderer } from '../../runtime/Renderer.ts';
import type { CardData, ShownCard } from '../../runtime/wire/boards/Board.ts';
import { types, userWith } from './support.ts';

/** A card as a test writes it: what every card has is filled in. */
export type CardCase = Pick<ShownCard, 'kind' | 'title'> & Partial<ShownCard>;

/** The application of a user of two pages, in one language. */
export const boardApp = (locale: Locale = 'zh', more: object = {}): App =>
  ({
    locale,
    data: {},
    fieldTypes: types,
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, locale, params),
    session: {
      user: userWith({}, true),
      now: () => '2026-11-29 08:30:05',
      menus: [
        { id: 1, name: '销售订单', parentId: 0, url: '/orders', enable: 1 },
        { id: 2, name: '库存台账', parentId: 0, url: '/stock', enable: 1 },
      ],
      pages: [
        { page: 'list', path: '/orders', table: 'Production_SalesOrder', access: 'user' },
        { page: 'list', path: '/stock', table: 'Ware_Stock', access: 'user' },
      ],
    },
    ...more,
  }) as unknown as App;

/** Draws a card. `calls`: what pressing it called; `show` draws it again with other data. */
export async function drawCard(
  card: CardCase,
  data: CardData | undefined,
  options: {
    readonly app?: App;
    readonly isWall?: boolean;
    readonly looks?: readonly Renderer[];
  } = {},
) {
  const { app = boardApp(), isWall = false, looks = cardRenderers } = options;
  const look = looks.find(({ slot, type }) => slot === 'card' && type === card.kind);
  if (look?.slot !== 'card') throw new Error(`no look of ${card.kind}`);
  const calls: (readonly unknown[])[] = [];
  const props = (shown: CardData | undefined): CardProps => ({
    card: { id: 'c', place: { x: 0, y: 0, w: 3, h: 2 }, ...card },
    data: shown,
    isWall,
    onMeasure: (measure) => calls.push(['measure', measure]),
    onPick: (...picked) => calls.push(['pick', ...picked]),
    onOpen: (key) => calls.push(['open', key]),
  });
  const page = (shown: CardData | undefined) => (
    <AppContext.Provider value={app}>
      <MemoryRouter>
        <Suspense>
          <look.Component {...props(shown)} />
        </Suspense>
      </MemoryRouter>
    </AppContext.Provider>
  );
  const drawn = await act(async () => render(page(data)));
  // Its code loads with the first one.
  await act(() => import('../../runtime/model/messages/boardCard.ts'));
  const show = (shown: CardData | undefined) => act(async () => drawn.rerender(page(shown)));
  return { ...drawn, calls, show };
}
