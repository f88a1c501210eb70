import { type BoardSchema, boardKind } from '../../../runtime/model/boards/BoardSchema.ts';
import { cardKindOf } from '../../../runtime/model/boards/cards/cardKinds.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { asObject } from '../../../runtime/model/schema/Json.ts';
import type { BoardPreviewed, DraftBoardBody } from '../../../runtime/wire/boards/BoardDesign.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { sentBody, type UserCall } from '../../http/Call.ts';
import { draftIssues, shownDraftIssues } from '../../publishing/draftIssues.ts';
import { askCard } from '../askCards.ts';
import { shownBoard, shownCards } from '../shownBoard.ts';

/** What of a draft has no mistakes, so that it can be shown; undefined: its head has some. */
const soundPart = (patch: BoardSchema, issues: readonly Issue[]): BoardSchema | undefined => {
  const places = issues.map(({ path }) => path.replace(/^[^#]*#/, ''));
  const isAt = (place: string): boolean =>
    places.some((path) => path === place || path.startsWith(`${place}/`));
  const isElsewhere = places.some((path) => !/^\/(cards\/\d+|filters)(\/|$)/.test(path));
  if (isElsewhere || !Array.isArray(patch.cards)) return undefined;
  const { filters, ...board } = patch;
  return {
    ...board,
    cards: patch.cards.filter((_card, at) => !isAt(`/cards/${at}`)),
    ...(filters !== undefined && !isAt('/filters') && { filters }),
  };
};

/**
 * `POST /api/jig/board/preview`: what the cards of a board that is not published show to the caller, with the caller's own
 * rights. Cards with mistakes are left out. Stores nothing.
 */
export const previewBoard = async (call: UserCall): Promise<Answer<BoardPreviewed>> => {
  const body = sentBody<DraftBoardBody>(call);
  const issues = await draftIssues(call, boardKind, body);
  if (issues === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  const said = shownDraftIssues(call, issues);
  // What passed the check has the shape of a board.
  const board = soundPart(asObject(body.patch) as unknown as BoardSchema, issues);
  if (board === undefined) return succeed(null, { issues: said, cards: [] });
  const shown = shownBoard(call, board, shownCards(call, board.cards));
  const asked = { cards: shown.cards, filters: {}, measures: {} };
  const cards = await Promise.all(
    shown.cards
      .filter((card) => cardKindOf(card)?.asks !== undefined)
      .map((card) => askCard(call, call.context.boardAnswers, card, asked)),
  );
  return succeed(null, { issues: said, shown, cards });
};
