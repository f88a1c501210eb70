import type { App } from '../../../runtime/host/AppContext.ts';
import type { BoardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import type { BoardDesigns, DesignedBoard } from '../../../runtime/wire/boards/BoardDesign.ts';

/** A board in the list. */
export interface BoardRow {
  readonly board: DesignedBoard;
  readonly schema: BoardSchema;
  readonly roles: string;
  /** Where it is shown, in words. */
  readonly shownAt: string;
  /** Who published it and when; empty: it is as shipped. */
  readonly by: string;
  readonly state: string;
}

const stateOf = ({ version, isShipped }: DesignedBoard, t: App['t']): string => {
  if (version === 0) return t('boardDesign.shipped');
  return t(isShipped ? 'boardDesign.changed' : 'boardDesign.own', { n: version });
};

const shownAt = ({ isHome, screen }: BoardSchema, path: string | undefined, t: App['t']): string => {
  const places = [
    ...(isHome ? [t('boardDesign.atHome')] : []),
    ...(path === undefined ? [] : [t('boardDesign.atPage')]),
    ...(screen === undefined ? [] : [t('boardDesign.atScreen', { ...screen })]),
  ];
  return places.length === 0 ? t('boardDesign.nowhere') : places.join('、');
};

/** The boards of the list, by title. */
export const boardRows = ({ boards }: BoardDesigns, t: App['t']): readonly BoardRow[] =>
  boards
    .map((board): BoardRow => {
      const schema = board.schema as unknown as BoardSchema; // the server checked it before it was in force
      const { publishedBy: name, publishedAt: at } = board;
      return {
        ...{ board, schema, shownAt: shownAt(schema, board.path, t), state: stateOf(board, t) },
        roles: schema.roles?.join('、') ?? t('boardDesign.everybody'),
        by: name === undefined ? '' : t('boardDesign.by', { name, at: at?.slice(0, 16) ?? '' }),
      };
    })
    .toSorted((a, b) => a.board.title.localeCompare(b.board.title, 'zh'));
