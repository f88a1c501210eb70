import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { asObject, asText, type UserCall } from '../http/Call.ts';
import { planPublication } from './planPublication.ts';

/** A draft as a call sends it. */
interface SentDraft {
  readonly name?: Json;
  readonly patch?: Json;
}

/** What would keep a draft of this kind from being published; undefined: the call sends none. Stores nothing. */
export const draftIssues = async (
  { context }: UserCall,
  kind: string,
  sent: SentDraft,
): Promise<readonly Issue[] | undefined> => {
  const [name, patch] = [asText(sent.name), asObject(sent.patch)];
  if (name === undefined || patch === undefined) return undefined;
  const plan = await planPublication(context.db, context, [{ kind, name, patch }], []);
  return plan.ok ? [] : plan.issues;
};

/** Issues of a draft as its designer shows them: with words, and places from the draft on. */
export const shownDraftIssues = (
  { locale }: Pick<UserCall, 'locale'>,
  issues: readonly Issue[],
): readonly (Issue & { readonly message: string })[] =>
  issues.map((issue) => ({
    ...issue,
    path: issue.path.replace(/^[^#]*#/, ''),
    message: messageOf(issue, locale),
  }));
