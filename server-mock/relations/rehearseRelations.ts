import type { RehearsedRelations } from '../../runtime/wire/relations/Relations.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { planPublication } from '../publishing/planPublication.ts';
import { rehearsedCatalog } from './rehearsedCatalog.ts';
import { rehearseEffects } from './rehearseEffects.ts';
import { rehearseLinks } from './rehearseLinks.ts';
import { relationsDraft } from './relationsDraft.ts';

/** Users with a running rehearsal: one per user. */
const running = new WeakMap<ServerContext['changes'], Set<number>>();

/**
 * `POST /api/jig/relations/rehearse`: what a draft would have refused and done among the newest stored documents. Stores
 * nothing. Links that need a column which is not there yet have no stored rows, and are left out.
 */
export const rehearseRelations = async (call: UserCall): Promise<Answer<RehearsedRelations>> => {
  const draft = relationsDraft(call);
  if ('refused' in draft) return draft.refused;
  const { context, user } = call;
  const { db, catalog } = context;
  const mine = running.get(context.changes) ?? new Set();
  running.set(context.changes, mine);
  if (mine.has(user.id)) return refuse('409', call.say('rehearsal.running'));
  mine.add(user.id);
  try {
    const plan = await planPublication(db, context, [draft.publication], []);
    if (!plan.ok) return issuesAnswer(call, plan.issues);
    const found = await rehearsedCatalog(db, catalog, draft.table, draft.patch);
    if ('issues' in found) return issuesAnswer(call, found.issues);
    const links = await rehearseLinks(call, found.trial, draft.table, found.links);
    const effects = await rehearseEffects(call, found.trial, draft.table, found.effects);
    return succeed(null, { links, ...effects });
  } finally {
    mine.delete(user.id);
  }
};
