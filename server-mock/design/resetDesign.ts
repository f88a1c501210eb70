import type { PublishedVersion } from '../../runtime/wire/schemas/SchemaVersion.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asList, asText, type UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { designId, partsOfDesignId, readDesign } from '../reading/storedDesign.ts';
import { storeDesign } from './storeDesign.ts';
import { withForm } from './withForm.ts';

/** `del`: a list with the id of the caller's own design, or only `titleEnName`. Resets the form to its default. */
export const resetDesign = async (call: UserCall): Promise<Answer<PublishedVersion>> => {
  const { user, context } = call;
  const keys = (asList(call.body) ?? []).flatMap((key) => asText(key) ?? []);
  const own = keys.flatMap((key) => partsOfDesignId(key) ?? []).find(({ userId }) => userId === user.id);
  return withForm(call, call.query('titleEnName') || (own?.table ?? ''), async ({ main: { table } }) => {
    const isMeant = keys.length === 0 || keys.includes(designId(table, user.id));
    if (!isMeant || (await readDesign(context.db, table, user.id)) === undefined)
      return refuse('404', call.say('server.notFound'));
    const done = await storeDesign(call, table, undefined, { note: 'reset' });
    return done.ok
      ? succeed(call.say('server.done'), { version: done.version })
      : issuesAnswer(call, done.issues);
  });
};
