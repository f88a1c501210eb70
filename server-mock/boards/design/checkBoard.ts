import { boardKind } from '../../../runtime/model/boards/BoardSchema.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { BoardChecked, DraftBoardBody } from '../../../runtime/wire/boards/BoardDesign.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { sentBody, type UserCall } from '../../http/Call.ts';
import { draftIssues, shownDraftIssues } from '../../publishing/draftIssues.ts';

/** What would keep the board of a call from being published; undefined: the call names none. */
export const boardIssues = (call: UserCall): Promise<readonly Issue[] | undefined> =>
  draftIssues(call, boardKind, sentBody<DraftBoardBody>(call));

/** `POST /api/jig/board/check`: what would keep a board from being published. Stores nothing. */
export const checkBoard = async (call: UserCall): Promise<Answer<BoardChecked>> => {
  const issues = await boardIssues(call);
  if (issues === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  return succeed(null, { issues: shownDraftIssues(call, issues) });
};
