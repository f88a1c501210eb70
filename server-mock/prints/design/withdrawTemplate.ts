import { printKind } from '../../../runtime/model/schema/PrintSchema.ts';
import type { WithdrawBody } from '../../../runtime/wire/print/PrintDesign.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../http/Call.ts';
import { withdrawPublished } from '../../publishing/withdrawPublished.ts';

/**
 * `POST /api/jig/prints/withdraw`: takes a published template out of force. One that stands in a file is again what the file
 * says, another is gone; its versions stay.
 */
export const withdrawTemplate = async (call: UserCall): Promise<Answer<undefined>> => {
  const { name: sent, over } = sentBody<WithdrawBody>(call);
  const name = asText(sent);
  if (name === undefined || typeof over !== 'number')
    return refuse('422', call.say('server.paramsIncomplete'));
  const missing = call.say('printDesign.notPublished');
  const refused = await withdrawPublished(call, { kind: printKind, name, over, missing });
  return refused ?? succeed(call.say('printDesign.withdrawn'), undefined);
};
