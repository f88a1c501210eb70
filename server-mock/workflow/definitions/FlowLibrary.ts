import { workflow } from '../../../runtime/model/check/kinds/workflow.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { FlowVersion } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import { readVersion } from '../../catalog/readVersion.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Queryable } from '../../db/Database.ts';
import type { ChangeCounters } from '../../totals/ChangeCounters.ts';
import { type HidingNode, hidingNodes } from '../hiding/HidingNode.ts';

const publishedOf =
  'select "WorkFlow_Id", "PublishedVersion" from "Sys_WorkFlow" where "WorkTable" = $1 and "Enable" = 1 and "PublishedVersion" > 0';

/** Finds versions that may hide fields, so that other texts are not read. */
const hidingOf = `select "Name", "Number" from "jig_schema_version" where "Kind" = $1 and "Patch" like '%hidden%'`;

/**
 * Published flows with a cache of versions.
 * The published version is queried every time, so that all processes agree. A version never changes, so it is
 * cached until the tables of its conditions change. Each call reads with its own handle and waits for no
 * other read, as calls inside a transaction ask here too.
 */
export class FlowLibrary {
  private revision = -1;
  private known = new Map<string, WorkflowDefinition>();

  private hidden: { readonly stamp: string; readonly nodes: readonly HidingNode[] } | undefined;

  /** `changes` counts writes of flows; without it (a seed) hiding nodes are read every time. */
  constructor(
    private readonly catalog: Pick<SchemaCatalog, 'revision' | 'document' | 'nameOf'>,
    private readonly changes?: Pick<ChangeCounters, 'of'>,
  ) {}

  /** Published flows of a table, each in its newest version. */
  async published(db: Queryable, table: string): Promise<readonly WorkflowDefinition[]> {
    const { rows } = await db.query(publishedOf, [table], { prepared: true });
    const flows: WorkflowDefinition[] = [];
    for (const row of rows) {
      const flow = await this.version(db, {
        id: Number(row.WorkFlow_Id),
        version: Number(row.PublishedVersion),
      });
      if (flow !== undefined) flows.push(flow);
    }
    return flows;
  }

  /** One version of a flow; undefined when it does not exist. */
  async version(db: Queryable, { id, version }: FlowVersion): Promise<WorkflowDefinition | undefined> {
    if (this.revision !== this.catalog.revision) {
      this.revision = this.catalog.revision;
      this.known = new Map();
    }
    const { known } = this;
    const name = `${id}/${version}`;
    const flow = known.get(name) ?? (await this.read(db, id, version));
    // A missing version is not cached: another call may be writing it.
    if (flow !== undefined) known.set(name, flow);
    return flow;
  }

  /** Nodes of all published versions that hide fields; read again when flows change. */
  async hiding(db: Queryable): Promise<readonly HidingNode[]> {
    const stamp = `${this.changes?.of('Sys_WorkFlow') ?? Math.random()}/${this.catalog.revision}`;
    if (this.hidden?.stamp === stamp) return this.hidden.nodes;
    const nodes = await this.readHiding(db);
    this.hidden = { stamp, nodes };
    return nodes;
  }

  private async readHiding(db: Queryable): Promise<readonly HidingNode[]> {
    const { rows } = await db.query(hidingOf, [workflow.name]);
    const nodes: HidingNode[] = [];
    for (const { Name, Number: number } of rows) {
      const flow = await this.version(db, { id: Number(Name), version: Number(number) });
      const table = flow && this.catalog.nameOf(flow.table);
      if (flow !== undefined && table !== undefined)
        nodes.push(...hidingNodes(flow, this.catalog.document(table)));
    }
    return nodes;
  }

  private async read(db: Queryable, id: number, version: number): Promise<WorkflowDefinition | undefined> {
    const row = await readVersion(db, workflow.name, String(id), version);
    if (row === undefined) return undefined;
    const table = this.catalog.nameOf(String(row.WorkTable ?? ''));
    const document = table === undefined ? undefined : this.catalog.document(table);
    return readDefinition({ ...row, WorkFlow_Id: id }, document, version).definition;
  }
}
