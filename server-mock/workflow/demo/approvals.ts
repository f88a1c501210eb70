import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { Actor, FlowEvent } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { Queryable } from '../../db/Database.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import type { DemoOptions } from '../../demo/DemoOptions.ts';
import { systemRun, systemTable } from '../../reading/systemRows.ts';
import { FlowLibrary } from '../definitions/FlowLibrary.ts';
import { applyEvent } from '../moves/applyEvent.ts';
import { submitStored } from '../moves/submitStored.ts';
import { type DemoDecision, demoStories } from './approvalStories.ts';
import { seedWorkflows } from './seedWorkflows.ts';
import workflows from './workflows.json' with { type: 'json' };

/** Maximum open documents to submit, newest first; older ones stay as saved before the flow existed. */
const most = 80;

/** Number of newest documents that still wait for their first decision. */
const fresh = 12;

/**
 * Creates the demo flows and the history of open documents. The engine itself submits, decides, returns and
 * resubmits, so that every state is valid. Tables with flows in SEED_FILE keep those.
 */
export const demoApprovals = async (tx: Queryable, options: DemoOptions): Promise<void> => {
  const { catalog, userIds, userNames, roleIds } = options;
  const flows = new FlowLibrary(catalog);
  const taken = await tx.query('select distinct "WorkTable" from "Sys_WorkFlow"');
  const others = new Set(taken.rows.map((row) => String(row.WorkTable)));
  // This file belongs to the program: lists where the wire has text, names where it has ids.
  const own = (workflows as unknown as readonly JsonObject[]).filter(
    ({ WorkTable }) => !others.has(String(WorkTable)),
  );
  await seedWorkflows(seedingOf(tx, options), own, {
    userIds: new Map(Object.entries(userIds)),
    roleIds: new Map(Object.entries(roleIds)),
  });
  const actor = (userName: string): Actor => ({
    userId: userIds[userName] ?? 1,
    name: userNames[userName] ?? userName,
  });
  for (const { WorkTable: table } of own) await live(tx, { ...options, flows, actor }, String(table as Json));
};

interface Past extends DemoOptions {
  readonly flows: FlowLibrary;
  actor(userName: string): Actor;
}

const seedingOf = (tx: Queryable, { catalog, now }: DemoOptions) => ({
  tx,
  catalog,
  now,
  table: (tableName: string) => {
    const table = catalog.table(tableName);
    if (table === undefined) throw new Error(`the demo company needs the table ${tableName}`);
    return table;
  },
  owned: { CreateID: 1, Creator: '超级管理员', CreateDate: now },
});

/** Submits the open documents of a table at their creation time, then applies their story. */
const live = async (tx: Queryable, past: Past, table: string): Promise<void> => {
  const { catalog, flows, now } = past;
  const full = past.document(table);
  const stories = demoStories[table] ?? [[]];
  const { rows } = await systemRun(
    tx,
    'seed',
    sql`select ${name(full.main.key)}, "CreateDate", "CreateID", "Creator" from ${systemTable(table)}
        where "AuditStatus" = 0 order by ${name(full.main.key)} desc limit ${most}`,
  );
  const untouched = rows.length - Math.min(fresh, Math.floor(rows.length / 3));
  for (const [index, row] of rows.toReversed().entries()) {
    const key = String(row[full.main.key]);
    const creator: Actor = { userId: Number(row.CreateID), name: String(row.Creator) };
    let time = String(row.CreateDate);
    const story = index < untouched ? (stories[index % stories.length] ?? []) : [];
    const context = () => ({ catalog, flows, clock: { now: () => time } });
    await submitStored(tx, context(), full, creator, [row[full.main.key] as Row[string] & number]);
    for (const [step, decision] of story.entries()) {
      time = later(time, 35 + ((index * 13 + step * 29) % 90), now);
      const by = decision.by === 'creator' ? creator : past.actor(decision.by);
      await applyEvent(tx, context(), full, key, () => eventOf(decision, by), by);
    }
  }
};

const eventOf = ({ result, reason = '', continuation }: DemoDecision, by: Actor): FlowEvent => {
  const to = continuation === undefined ? {} : { continuation };
  if (result === 'resubmit') return { kind: 'resubmit', by };
  if (result === 4) return { kind: 'reverse', by, reason, ...to, holdsRight: true };
  return { kind: 'vote', by, result, reason, ...to };
};

/** Adds minutes, but not beyond `now`. */
const later = (time: string, minutes: number, now: string): string => {
  const moved = new Date(Date.parse(`${time.replace(' ', 'T')}Z`) + minutes * 60_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
  return moved < now ? moved : now;
};
