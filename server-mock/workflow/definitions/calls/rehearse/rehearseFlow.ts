import { setImmediate } from 'node:timers/promises';
import { isAudited } from '../../../../../runtime/model/access/documentState.ts';
import type { DocumentTable } from '../../../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell, Row } from '../../../../../runtime/model/schema/Row.ts';
import { readDefinition } from '../../../../../runtime/model/workflow/definition/readDefinition.ts';
import type { WorkflowDefinition } from '../../../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { RehearsalAsked, RehearsalData } from '../../../../../runtime/wire/workflow/RehearsalData.ts';
import { runOptions } from '../../../../context/runOptions.ts';
import type { ServerContext } from '../../../../context/ServerContext.ts';
import { name } from '../../../../db/sql/names.ts';
import { sql } from '../../../../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../../../../http/Answer.ts';
import { asObject, sentBody, type UserCall } from '../../../../http/Call.ts';
import { systemRows, systemRun, systemTable } from '../../../../reading/systemRows.ts';
import { accessTable, type TableAccess } from '../../../../reading/tableAccess.ts';
import { creatorOf } from '../../../moves/creatorOf.ts';
import { asksRows, flowFacts } from '../../../moves/flowFacts.ts';
import { rowsOfDocuments } from '../../../moves/rowsOfDocuments.ts';
import { loadPeople } from '../../../people/loadPeople.ts';
import { Rehearsal, type Stop } from './Rehearsal.ts';

/** Default and maximum number of documents. */
const usual = 2_000;
const greatest = 20_000;

/** Documents read per statement, and documents replayed without a pause (about 10 ms). */
const atOnce = 500;
const inOneGo = 100;

/** Stands for the id of an unsaved flow; it ranks last among flows of equal weight. */
const unsavedId = Number.MAX_SAFE_INTEGER;

/** Users with a running rehearsal: one per user. */
const running = new WeakMap<ServerContext['changes'], Set<number>>();

/**
 * `POST /api/Sys_WorkFlow/rehearse` `{mainData, limit?}`: replays a drawn flow over the newest visible
 * documents. Answers the paths they take, the documents that would stop, and those for another flow or none.
 * Needs the rights to edit flows and to view the documents. Writes nothing, and works in batches so that
 * other calls are not delayed.
 */
export const rehearseFlow = async (call: UserCall): Promise<Answer<RehearsalData>> => {
  const { context, user } = call;
  const body = sentBody<RehearsalAsked>(call);
  const row = asObject(body.mainData);
  const limit = Number(body.limit ?? usual);
  if (row === undefined || !Number.isInteger(limit) || limit < 1 || limit > greatest)
    return refuse('422', call.say('rehearsal.params', { n: greatest }));
  const table = context.catalog.nameOf(String(row.WorkTable ?? '').trim());
  const full = table === undefined ? undefined : context.catalog.document(table);
  if (full === undefined) return refuse('422', call.say('workflow.workItemRequired'));
  if (!isAudited(full.main))
    return refuse('422', call.say('approval.notAudited', { table: full.main.cnName }));
  const found = accessTable(call, full.main.table, 'Search');
  if ('refused' in found) return refuse('403', call.say('rehearsal.unseen', { table: full.main.cnName }));
  const { definition } = readDefinition(row as Row, full);
  if (!definition.nodes.some(({ type }) => type === 'start'))
    return refuse('422', call.say('workflow.startMissing'));
  const mine = running.get(context.changes) ?? new Set();
  running.set(context.changes, mine);
  if (mine.has(user.id)) return refuse('409', call.say('rehearsal.running'));
  mine.add(user.id);
  try {
    const draft = { ...definition, id: definition.id || unsavedId };
    return succeed(null, await rehearsed(call, full, found.access, draft, limit));
  } finally {
    mine.delete(user.id);
  }
};

const rehearsed = async (
  call: UserCall,
  full: DocumentTable,
  access: TableAccess,
  draft: WorkflowDefinition,
  limit: number,
) => {
  const { db, flows: library } = call.context;
  const { main } = full;
  const inForce = await library.published(db, main.table);
  const others = inForce.filter(({ id }) => id !== draft.id);
  const rehearsal = new Rehearsal(draft, others);
  const scope = access.scope ?? sql`true`;
  const counted = await systemRun(
    db,
    'overview',
    sql`select count(*) as "n" from ${systemTable(main.table)} where ${scope}`,
  );
  let last: Cell | undefined;
  while (rehearsal.looked < limit) {
    const below = last === undefined ? sql`true` : sql`${name(main.key)} < ${last}`;
    const rows = await systemRows(
      db,
      'engine',
      main,
      sql`${scope} and ${below}`,
      sql`order by ${name(main.key)} desc limit ${Math.min(atOnce, limit - rehearsal.looked)}`,
    );
    if (rows.length === 0) break;
    last = rows.at(-1)?.[main.key] ?? null;
    await replay(call, full, access, rehearsal, [draft, ...others], rows);
  }
  return {
    total: Number(counted.rows[0]?.n ?? 0),
    looked: rehearsal.looked,
    paths: rehearsal.paths,
    stopped: rehearsal.stopped,
    stops: rehearsal.stops.map((stop) => ({ ...stop, message: stopText(call, stop) })),
    outcomes: rehearsal.outcomes,
    others: { noFlow: rehearsal.noFlow, otherFlow: rehearsal.otherFlow },
  };
};

const replay = async (
  call: UserCall,
  full: DocumentTable,
  { readable }: TableAccess,
  rehearsal: Rehearsal,
  flows: readonly WorkflowDefinition[],
  mains: readonly Row[],
): Promise<void> => {
  const { main } = full;
  const { context } = call;
  const { db, clock } = context;
  const options = runOptions(context);
  const creators = mains.map((row) => creatorOf(main, row));
  const people = await loadPeople(db, { flows, userIds: [...new Set(creators)] });
  const keys = mains.map((row) => row[main.key] ?? null);
  const tellers = context.outcomes.flatMap((teller) => teller.titles(context, full) ?? []);
  const rows = tellers.length > 0 || flows.some(asksRows) ? await rowsOfDocuments(db, full, keys) : undefined;
  const none = Object.fromEntries(full.details.map(({ table }) => [table.table, []]));
  const now = clock.now();
  for (const [index, row] of mains.entries()) {
    if (index > 0 && index % inOneGo === 0) await setImmediate();
    const key = String(row[main.key]);
    const document = { main: row, details: { ...none, ...rows?.get(key) } };
    const creatorId = creators[index] ?? 0;
    const label = readable.has(main.nameField) ? String(row[main.nameField] ?? key) : key;
    const facts = flowFacts({ full, document, creatorId, people, now });
    const titles = tellers.flatMap((titlesOf) => titlesOf(document, options));
    rehearsal.walk({ key, label }, creatorId, facts, titles);
  }
};

const stopText = (call: UserCall, { cause, name: node, names }: Stop): string =>
  call.say(cause === 'stranded' ? 'rehearsal.stranded' : 'rehearsal.nobody', {
    node,
    names,
  });
