import { printKind } from '../../../runtime/model/schema/PrintSchema.ts';
import type { WithdrawBody } from '../../../runtime/wire/print/PrintDesign.ts';
import { loadOverlays, overlaysInForce } from '../../catalog/versions.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../http/Call.ts';
import { issuesAnswer } from '../../http/issuesAnswer.ts';
import { Refusal } from '../../http/Refusal.ts';
import { lockSchemas } from '../../publishing/lockSchemas.ts';
import { withdrawWithin } from '../../publishing/withdraw.ts';

/**
 * `POST /api/jig/prints/withdraw`: takes a published template out of force. One that stands in a file is again what the file
 * says, another is gone; its versions stay.
 */
export const withdrawTemplate = async (call: UserCall): Promise<Answer<undefined>> => {
  const { name: sent, over } = sentBody<WithdrawBody>(call);
  const name = asText(sent);
  if (name === undefined || typeof over !== 'number')
    return refuse('422', call.say('server.paramsIncomplete'));
  try {
    await call.context.db.transaction(
      async (tx) => {
        await lockSchemas(tx);
        const now = (await overlaysInForce(tx)).find((one) => one.kind === printKind && one.name === name);
        if (now === undefined) throw new Refusal(refuse('404', call.say('printDesign.notPublished')));
        if (now.version !== over)
          throw new Refusal(refuse('409', call.say('server.publishedMeanwhile', { name })));
        const issues = await withdrawWithin(tx, call.context, [{ kind: printKind, name }]);
        if (issues.length > 0) throw new Refusal(issuesAnswer(call, issues));
      },
      { timeout: 0 },
    );
  } catch (error) {
    if (error instanceof Refusal) return error.answerFor(call);
    throw error;
  }
  await loadOverlays(call.context);
  return succeed(call.say('printDesign.withdrawn'), undefined);
};
