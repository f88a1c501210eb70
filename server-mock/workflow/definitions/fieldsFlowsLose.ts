import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { type UsedField, usedFields } from '../../../runtime/model/workflow/definition/usedFields.ts';
import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { TransactionContext } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';

/** Published flow versions, and older versions that documents are still under way in. */
const flowsInUse = `
  select "WorkFlow_Id" as "id", "PublishedVersion" as "version" from "Sys_WorkFlow"
    where "Enable" = 1 and "PublishedVersion" > 0
  union select "WorkFlow_Id", "FlowVersion" from "Sys_WorkFlowTable"
    where "AuditStatus" in (0, 2) and "WorkFlow_Id" is not null and "FlowVersion" is not null
  order by 1, 2`;

const idOf = (table: string, field: string): string => `${table}.${field}`;

/** Fields that the change would remove, as `Table.Field`. */
const lost = (inForce: SchemaCatalog, after: SchemaCatalog): ReadonlySet<string> =>
  new Set(
    inForce.tableNames.flatMap((name) => {
      const made = after.table(name);
      return (inForce.table(name)?.fields ?? [])
        .filter(({ field }) => !made?.byName.has(field))
        .map(({ field }) => idOf(name, field));
    }),
  );

/**
 * Issues for fields that flows use and a published change would remove.
 * Each names flow and node or line. Without the field, a condition would choose a path that was never
 * checked.
 */
export const fieldsFlowsLose = async (
  tx: Queryable,
  { flows, catalog }: Pick<TransactionContext, 'flows' | 'catalog'>,
  after: SchemaCatalog,
): Promise<readonly Issue[]> => {
  const gone = lost(catalog, after);
  if (gone.size === 0) return [];
  const { rows } = await tx.query(flowsInUse);
  const issues = new Map<string, Issue>();
  for (const { id, version } of rows) {
    const flow = await flows.version(tx, { id: Number(id), version: Number(version) });
    const document = flow && catalog.document(flow.table);
    if (flow === undefined || document === undefined) continue;
    for (const used of usedFields(flow, document)) {
      if (!gone.has(idOf(used.table, used.field))) continue;
      const issue = issueOf(flow, used, catalog.table(used.table)?.byName.get(used.field)?.title);
      issues.set(JSON.stringify([issue.rule, issue.params]), issue);
    }
  }
  return [...issues.values()];
};

const issueOf = (flow: WorkflowDefinition, { field, part }: UsedField, title = field): Issue => {
  const path = `/fields/${field}`;
  const nameOf = (id: string): string => flow.nodes.find((node) => node.id === id)?.name ?? id;
  return 'id' in part
    ? schemaIssue('consequence.fieldOfNode', path, { title, flow: flow.name, node: part.name })
    : schemaIssue('consequence.fieldOfLine', path, {
        title,
        flow: flow.name,
        from: nameOf(part.from),
        to: nameOf(part.to),
      });
};
