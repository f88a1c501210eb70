import { boardKind } from '../../../runtime/model/boards/BoardSchema.ts';
import { page } from '../../../runtime/model/check/kinds/page.ts';
import type { WithdrawBoardBody } from '../../../runtime/wire/boards/BoardDesign.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../http/Call.ts';
import { withdrawPublished } from '../../publishing/withdrawPublished.ts';
import { boardOfPage } from './boardOfPage.ts';

/**
 * `POST /api/jig/board/withdraw`: takes a published board out of force. One that stands in a file is again what the file says;
 * another is gone, with the pages that were published for it. Versions stay.
 */
export const withdrawBoard = async (call: UserCall): Promise<Answer<undefined>> => {
  const { name: sent, over } = sentBody<WithdrawBoardBody>(call);
  const name = asText(sent);
  if (name === undefined || typeof over !== 'number')
    return refuse('422', call.say('server.paramsIncomplete'));
  const isShipped = call.context.catalog.source.isShipped(boardKind, name);
  const refused = await withdrawPublished(call, {
    ...{ kind: boardKind, name, over, missing: call.say('boardDesign.notPublished') },
    also: (inForce) =>
      isShipped ? [] : inForce.filter((one) => one.kind === page.name && boardOfPage(one.patch) === name),
  });
  return refused ?? succeed(call.say('boardDesign.withdrawn'), undefined);
};
