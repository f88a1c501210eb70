import { boardKind } from '../../../runtime/model/boards/BoardSchema.ts';
import type { BoardChecked, DraftBoardBody } from '../../../runtime/wire/boards/BoardDesign.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { sentBody, type UserCall } from '../../http/Call.ts';
import { draftIssues, shownDraftIssues } from '../../publishing/draftIssues.ts';

/** `POST /api/jig/board/check`: what would keep a board from being published. Stores nothing. */
export const checkBoard = async (call: UserCall): Promise<Answer<BoardChecked>> => {
  const issues = await draftIssues(call, boardKind, sentBody<DraftBoardBody>(call));
  if (issues === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  return succeed(null, { issues: shownDraftIssues(call, issues) });
};
