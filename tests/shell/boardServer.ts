import { vi } from 'vitest';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import type { BoardAnswer, CardAnswer } from '../../runtime/wire/boards/Board.ts';

/** A board with one card that counts the rows of a table of the same name; `empty` has none, `closed` is refused. */
const boardOf = (board: string): BoardAnswer => ({
  ...{ board, title: board, filters: [], today: '2026-11-30', mayDesign: false },
  cards:
    board === 'empty'
      ? []
      : [
          {
            ...{ id: 'one', kind: 'figure', title: board, asks: { table: board } },
            place: { x: 0, y: 0, w: 3, h: 2 },
          },
        ],
});

/** A server of boards of these names that notes what it is asked. It replaces `fetch`. `kept`: told with the answers of cards. */
export const boardServer = (
  told: Pick<CardAnswer, 'kept'> = {},
): { readonly http: DataSource['http']; readonly calls: string[] } => {
  const calls: string[] = [];
  const answer = (board: string): Response => {
    const card: CardAnswer = {
      ...{ card: 'one', stamps: { [board]: '1' }, ...told },
      data: { asks: 'figure', value: 1, count: 1 },
    };
    return new Response(`event: card\ndata: ${JSON.stringify(card)}\n\n`, {
      headers: { 'content-type': 'text/event-stream' },
    });
  };
  vi.stubGlobal('fetch', async (board: string) => answer(board));
  const call = async (
    _: unknown,
    { query, body, send }: { query?: { board: string }; body?: { board: string }; send?: typeof fetch },
  ): Promise<unknown> => {
    const board = query?.board ?? body?.board ?? '';
    calls.push(`${body === undefined ? 'read' : 'ask'} ${board}`);
    if (send !== undefined) await send(board);
    if (board === 'closed') return { ok: false, failure: { code: '404', message: 'closed' } };
    return { ok: true, data: body === undefined ? boardOf(board) : undefined };
  };
  return { http: { call } as unknown as DataSource['http'], calls };
};
