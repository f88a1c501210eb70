import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { DesignRestore } from '../../runtime/wire/design/DesignAnswer.ts';
import type { PublishedVersion } from '../../runtime/wire/schemas/SchemaVersion.ts';
import { readVersion } from '../catalog/readVersion.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { designVersions, storedDesign } from '../reading/storedDesign.ts';
import { storeDesign } from './storeDesign.ts';
import { withForm } from './withForm.ts';

/** `restore`: an old version of the caller's own design as the next one. */
export const restoreDesign = async (call: UserCall): Promise<Answer<PublishedVersion>> => {
  const body = sentBody<DesignRestore>(call);
  const store = async ({ main: { table } }: DocumentTable): Promise<Answer<PublishedVersion>> => {
    const { kind, name } = designVersions(table, call.user.id);
    const version = Number(body.version);
    const patch = Number.isInteger(version)
      ? await readVersion(call.context.db, kind.name, name, version)
      : undefined;
    if (patch === undefined) return refuse('404', call.say('server.notFound'));
    // SQL of old versions was checked when it was saved, and is checked again when it runs.
    const done = await storeDesign(call, table, storedDesign(patch), { note: `restore ${version}` });
    return done.ok
      ? succeed(call.say('server.saved'), { version: done.version })
      : issuesAnswer(call, done.issues);
  };
  return withForm(call, asText(body.titleEnName) ?? '', store, 'Design');
};
