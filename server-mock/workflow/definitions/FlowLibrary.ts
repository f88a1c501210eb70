import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { FlowVersion } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import { parseJson } from '../../../runtime/wire/parseJson.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Queryable } from '../../db/Database.ts';
import { asObject } from '../../http/Call.ts';
import type { ChangeCounters } from '../../totals/ChangeCounters.ts';
import { type HidingNode, hidingNodes } from '../hiding/HidingNode.ts';

/** Kind of the versions of flows among those of schemas. */
export const flowKind = 'workflow';

const publishedOf =
  'select "WorkFlow_Id", "PublishedVersion" from "Sys_WorkFlow" where "WorkTable" = $1 and "Enable" = 1 and "PublishedVersion" > 0';

/** Versions that may hide fields: few flows do, and no other text is read. */
const hidingOf = `select "Name", "Number" from "jig_schema_version" where "Kind" = $1 and "Patch" like '%hidden%'`;

const textOf = 'select "Patch" from "jig_schema_version" where "Kind" = $1 and "Name" = $2 and "Number" = $3';

/**
 * Published flows. What is in force is asked of the database every time, so that several processes agree; what a version
 * says never changes, so it is kept (and read again when the tables its conditions speak of change). Each call reads with
 * its own handle and nobody waits for another's reading: calls inside a transaction ask here too.
 */
export class FlowLibrary {
  private revision = -1;
  private known = new Map<string, WorkflowDefinition>();

  private hidden: { readonly stamp: string; readonly nodes: readonly HidingNode[] } | undefined;

  /** `changes`: when flows were last written; without it (a seed) what hides fields is read every time. */
  constructor(
    private readonly catalog: Pick<SchemaCatalog, 'revision' | 'document' | 'nameOf'>,
    private readonly changes?: Pick<ChangeCounters, 'of'>,
  ) {}

  /** The flows in force for a table, each in its newest published version. */
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

  /** One version of a flow; undefined: there is none. */
  async version(db: Queryable, { id, version }: FlowVersion): Promise<WorkflowDefinition | undefined> {
    if (this.revision !== this.catalog.revision) {
      this.revision = this.catalog.revision;
      this.known = new Map();
    }
    const { known } = this;
    const name = `${id}/${version}`;
    const flow = known.get(name) ?? (await this.read(db, id, version));
    // A version that is not there yet may be written the next moment.
    if (flow !== undefined) known.set(name, flow);
    return flow;
  }

  /** Nodes of all published versions that hide fields from whoever is asked in them; read again when flows change. */
  async hiding(db: Queryable): Promise<readonly HidingNode[]> {
    const stamp = `${this.changes?.of('Sys_WorkFlow') ?? Math.random()}/${this.catalog.revision}`;
    if (this.hidden?.stamp === stamp) return this.hidden.nodes;
    const nodes = await this.readHiding(db);
    this.hidden = { stamp, nodes };
    return nodes;
  }

  private async readHiding(db: Queryable): Promise<readonly HidingNode[]> {
    const { rows } = await db.query(hidingOf, [flowKind]);
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
    const { rows } = await db.query(textOf, [flowKind, String(id), version]);
    const parsed = parseJson(String(rows[0]?.Patch ?? ''));
    const row = parsed.ok ? asObject(parsed.value) : undefined;
    if (row === undefined) return undefined;
    const table = this.catalog.nameOf(String(row.WorkTable ?? ''));
    const document = table === undefined ? undefined : this.catalog.document(table);
    return readDefinition({ ...row, WorkFlow_Id: id }, document, version).definition;
  }
}
