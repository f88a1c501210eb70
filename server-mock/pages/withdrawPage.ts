import { menu as menuKind } from '../../runtime/model/check/kinds/menu.ts';
import { page as pageKind } from '../../runtime/model/check/kinds/page.ts';
import { asObject, type Json } from '../../runtime/model/schema/Json.ts';
import type { WithdrawBoardBody } from '../../runtime/wire/boards/BoardDesign.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { withdrawPublished } from '../publishing/withdrawPublished.ts';

const opens = (patch: Json, path: string): boolean =>
  asText(asObject(patch)?.url)?.toLowerCase() === path.toLowerCase();

/**
 * `POST /api/jig/pages/withdraw`: takes a published page out of force. One that stands in a file is again what the file says;
 * another is gone, with the lines of the menu that open it. Versions stay.
 */
export const withdrawPage = async (call: UserCall): Promise<Answer<undefined>> => {
  const { name: sent, over } = sentBody<WithdrawBoardBody>(call);
  const name = asText(sent);
  if (name === undefined || typeof over !== 'number')
    return refuse('422', call.say('server.paramsIncomplete'));
  const isShipped = call.context.catalog.source.isShippedPage(name);
  const refused = await withdrawPublished(call, {
    ...{ kind: pageKind.name, name, over, missing: call.say('pageDesign.notPublished') },
    also: (inForce) =>
      isShipped ? [] : inForce.filter(({ kind, patch }) => kind === menuKind.name && opens(patch, name)),
  });
  return refused ?? succeed(call.say('pageDesign.withdrawn'), undefined);
};
