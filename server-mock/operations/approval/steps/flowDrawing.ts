import { messageOf } from '../../../../runtime/model/messages/index.ts';
import type { RawObject } from '../../../../runtime/model/workflow/definition/rawObject.ts';
import { readConfig } from '../../../../runtime/model/workflow/definition/readConfig.ts';
import type { FlowVersion } from '../../../../runtime/model/workflow/engine/FlowInstance.ts';
import type { Queryable } from '../../../db/Database.ts';
import { asObject, type UserCall } from '../../../http/Call.ts';
import { parseJson } from '../../../http/parseJson.ts';
import { flowKind } from '../../../workflow/FlowLibrary.ts';

/** What of a version's texts is needed to draw it. Conditions are not: they may speak of fields the reader must not see. */
const drawn = {
  NodeConfig: ['id', 'name', 'type', 'left', 'top', 'auditType', 'auditMethod'],
  LineConfig: ['from', 'to', 'label'],
} as const;

const versionText =
  'select "Patch" from "jig_schema_version" where "Kind" = $1 and "Name" = $2 and "Number" = $3';

/**
 * How the version of a flow a document follows is drawn: NodeConfig and LineConfig with what is drawn, as texts, and what
 * of them cannot be read, in the caller's words.
 */
export async function flowDrawing(
  db: Queryable,
  call: UserCall,
  { id, version }: FlowVersion,
): Promise<{ readonly nodes: string; readonly lines: string; readonly problems: readonly string[] }> {
  const { rows } = await db.query(versionText, [flowKind, String(id), version]);
  const parsed = parseJson(String(rows[0]?.Patch ?? ''));
  const said = (parsed.ok ? asObject(parsed.value) : undefined) ?? {};
  const nodes = readConfig('NodeConfig', said.NodeConfig);
  const lines = readConfig('LineConfig', said.LineConfig);
  const text = (parts: typeof nodes.parts, keys: readonly string[]): string =>
    JSON.stringify(parts.map(({ raw }) => picked(raw, keys)));
  return {
    nodes: text(nodes.parts, drawn.NodeConfig),
    lines: text(lines.parts, drawn.LineConfig),
    problems: [...nodes.issues, ...lines.issues].map((issue) => messageOf(issue, call.locale)),
  };
}

const picked = (raw: RawObject, keys: readonly string[]): object =>
  Object.fromEntries(keys.filter((key) => Object.hasOwn(raw, key)).map((key) => [key, raw[key]]));
