import { page as pageKind } from '../../runtime/model/check/kinds/page.ts';
import type { BoardChecked, DraftBoardBody } from '../../runtime/wire/boards/BoardDesign.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { sentBody, type UserCall } from '../http/Call.ts';
import { draftIssues, shownDraftIssues } from '../publishing/draftIssues.ts';

/** `POST /api/jig/pages/check`: what would keep a page from being published. Stores nothing. */
export const checkPage = async (call: UserCall): Promise<Answer<BoardChecked>> => {
  const issues = await draftIssues(call, pageKind.name, sentBody<DraftBoardBody>(call));
  if (issues === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  return succeed(null, { issues: shownDraftIssues(call, issues) });
};
