import { isAudited } from '../../../runtime/model/access/documentState.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { parseJson } from '../../../runtime/wire/parseJson.ts';
import { asList, asObject } from '../../http/Call.ts';
import { insertRow } from '../../records/writeRow.ts';
import type { Seeding } from '../../seed/Seeding.ts';
import type { SeedNames } from '../../seed/SeedNames.ts';
import { checkFlowRow } from '../definitions/checkFlowRow.ts';
import { FlowLibrary } from '../definitions/FlowLibrary.ts';
import { publishFlow } from '../definitions/publishFlow.ts';

const idOf = (ids: ReadonlyMap<string, number>, named: Json | undefined): Json | undefined =>
  typeof named === 'string' && ids.has(named) ? (ids.get(named) ?? named) : named;

/** Replaces user and role names of a node by ids; returns the same object when there are none. */
const withIds = (sent: Json, { userIds, roleIds }: SeedNames): Json => {
  const node = asObject(sent);
  if (node === undefined) return sent;
  const users = asList(node.userId);
  const named = users?.map((one) => idOf(userIds, one) ?? one);
  const roleId = idOf(roleIds, node.roleId);
  const isSame = roleId === node.roleId && (named ?? []).every((id, index) => id === users?.[index]);
  if (isSame) return sent;
  return {
    ...node,
    ...(named === undefined ? {} : { userId: named }),
    ...(roleId === undefined ? {} : { roleId }),
  };
};

/** Text of a list of nodes or lines. A text without names stays byte for byte. */
const configText = (sent: Json | undefined, names: SeedNames): string => {
  const parsed = typeof sent === 'string' ? parseJson(sent) : undefined;
  const list = asList(parsed?.ok ? parsed.value : sent);
  if (list === undefined) return typeof sent === 'string' ? sent : '';
  const made = list.map((one) => withIds(one, names));
  const isSame = made.every((one, index) => one === list[index]);
  return typeof sent === 'string' && isSame ? sent : JSON.stringify(made);
};

/** Publishes the flows of a seed. Throws on the first problem: warnings of a first start would go unread. */
export const seedWorkflows = async (
  { tx, catalog, table, owned, now }: Pick<Seeding, 'tx' | 'catalog' | 'table' | 'owned' | 'now'>,
  workflows: readonly JsonObject[],
  names: SeedNames,
): Promise<void> => {
  const context = { catalog, flows: new FlowLibrary(catalog), clock: { now: () => now } };
  const by = { userId: Number(owned.CreateID ?? 1), name: String(owned.Creator ?? '') };
  for (const workflow of workflows) {
    const workTable = catalog.nameOf(String(workflow.WorkTable ?? ''));
    const document = workTable === undefined ? undefined : catalog.document(workTable);
    const row: Row = {
      WorkTableName: document?.main.cnName ?? null,
      Weight: 1,
      AuditingEdit: 0,
      AutoPass: 0,
      BatchAudit: 1,
      Enable: 1,
      ...(workflow as Row),
      WorkTable: workTable ?? null,
      NodeConfig: configText(workflow.NodeConfig, names),
      LineConfig: configText(workflow.LineConfig, names),
      PublishedVersion: 0,
    };
    const { issues } = await checkFlowRow(tx, context, row);
    const wrong = issues.find(({ severity }) => severity === 'error');
    if (document === undefined || wrong !== undefined)
      throw new Error(
        `the flow ${String(workflow.WorkName ?? '')} of the seed cannot be used: ${wrong === undefined ? `no table ${String(workflow.WorkTable)}` : messageOf(wrong, 'en')}`,
      );
    const id = await insertRow(tx, table('Sys_WorkFlow'), { ...owned, ...row });
    await publishFlow(tx, context, { ...row, WorkFlow_Id: id }, by);
  }
};

/** Writes the documents that may have flows: every table with approval that is not a detail. */
export const seedOptions = async ({ tx, catalog, table, owned }: Seeding): Promise<void> => {
  for (const name of catalog.tableNames) {
    const one = catalog.table(name);
    if (one === undefined || !isAudited(one) || one.serverOnly || catalog.mainsOf(name).length > 0) continue;
    await insertRow(tx, table('Sys_WorkFlowOption'), {
      TableName: one.table,
      TableNameCn: one.cnName,
      Enable: 1,
      ...owned,
    });
  }
};
