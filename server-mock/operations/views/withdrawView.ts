import { menu as menuKind } from '../../../runtime/model/check/kinds/menu.ts';
import { page as pageKind } from '../../../runtime/model/check/kinds/page.ts';
import { view as viewKind } from '../../../runtime/model/check/kinds/view.ts';
import { asObject, asText } from '../../../runtime/model/schema/Json.ts';
import type { WithdrawBoardBody } from '../../../runtime/wire/boards/BoardDesign.ts';
import type { Overlay } from '../../catalog/Overlay.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { sentBody, type UserCall } from '../../http/Call.ts';
import { withdrawPublished } from '../../publishing/withdrawPublished.ts';

/** Whether a published page or line of the menu shows the rows of this view. */
const isOver = ({ kind, patch }: Overlay, view: string): boolean => {
  const said = asObject(patch);
  return (
    (kind === pageKind.name && asText(said?.table) === view) ||
    (kind === menuKind.name && asText(said?.tableName) === view)
  );
};

/**
 * `POST /api/jig/view/withdraw`: takes a published view out of force. One that stands in a file is again what the file says;
 * another is gone, with the pages and lines of the menu that were published for it. Versions stay.
 */
export const withdrawView = async (call: UserCall): Promise<Answer<undefined>> => {
  const { name: sent, over } = sentBody<WithdrawBoardBody>(call);
  const name = asText(sent);
  if (name === undefined || typeof over !== 'number')
    return refuse('422', call.say('server.paramsIncomplete'));
  const isShipped = call.context.catalog.source.isShipped(viewKind.name, name);
  const refused = await withdrawPublished(call, {
    ...{ kind: viewKind.name, name, over, missing: call.say('dataset.notPublished') },
    also: (inForce) => (isShipped ? [] : inForce.filter((one) => isOver(one, name))),
  });
  return refused ?? succeed(call.say('dataset.deleted'), undefined);
};
