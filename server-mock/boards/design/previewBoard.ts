import type { BoardPreviewed } from '../../../runtime/wire/boards/BoardDesign.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { shownDraftIssues } from '../../publishing/draftIssues.ts';
import { boardIssues } from './checkBoard.ts';

/**
 * `POST /api/jig/board/preview`: what the cards of a board that is not published show to the caller, with the caller's own
 * rights. Stores nothing.
 */
export const previewBoard = async (call: UserCall): Promise<Answer<BoardPreviewed>> => {
  const issues = await boardIssues(call);
  if (issues === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  return succeed(null, { issues: shownDraftIssues(call, issues), cards: [] });
};
