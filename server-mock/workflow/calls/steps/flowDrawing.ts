import { messageOf, text as textOf } from '../../../../runtime/model/messages/index.ts';
import type { Locale } from '../../../../runtime/model/schema/Locale.ts';
import type { RawObject } from '../../../../runtime/model/workflow/definition/rawObject.ts';
import { readConfig } from '../../../../runtime/model/workflow/definition/readConfig.ts';
import type { WorkflowDefinition } from '../../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { ReasonView } from '../../../../runtime/model/workflow/reasons/ReasonView.ts';
import { readsUnseen } from '../../../../runtime/model/workflow/reasons/readsUnseen.ts';
import { alikeLines } from '../../../../runtime/model/workflow/words/alikeLines.ts';
import { lineConditionWords } from '../../../../runtime/model/workflow/words/conditionWords.ts';
import { parseJson } from '../../../../runtime/wire/parseJson.ts';
import type { Queryable } from '../../../db/Database.ts';
import { asObject, type UserCall } from '../../../http/Call.ts';
import { flowKind } from '../../definitions/FlowLibrary.ts';

/** What of a version's texts is needed to draw it. Conditions go out in words only, and only where the reader may see their fields. */
const drawn = {
  NodeConfig: ['id', 'name', 'type', 'left', 'top', 'auditType', 'auditMethod'],
  LineConfig: ['from', 'to', 'label'],
} as const;

const versionText =
  'select "Patch" from "jig_schema_version" where "Kind" = $1 and "Name" = $2 and "Number" = $3';

/** What a reader may see of a flow's document, and what its keys are called. */
interface Reader extends Pick<ReasonView, 'document' | 'sees'> {
  /** Labels of the keys that conditions of a flow ask for; read only where conditions are told. */
  labelsOf(flow: WorkflowDefinition): Promise<NonNullable<ReasonView['label']>>;
}

/**
 * How the version of a flow a document follows is drawn: NodeConfig and LineConfig with what is drawn, as texts, and what
 * of them cannot be read, in the caller's words. What stands on a line may say its condition: where that, or the condition of
 * the node it leads to, reads what the caller may not see, this is said in its place. Other lines that their labels do not
 * tell apart carry their condition in words, as `condition`.
 */
export async function flowDrawing(
  db: Queryable,
  call: UserCall,
  flow: WorkflowDefinition,
  reader: Reader,
): Promise<{ readonly nodes: string; readonly lines: string; readonly problems: readonly string[] }> {
  const { rows } = await db.query(versionText, [flowKind, String(flow.id), flow.version]);
  const parsed = parseJson(String(rows[0]?.Patch ?? ''));
  const said = (parsed.ok ? asObject(parsed.value) : undefined) ?? {};
  const nodes = readConfig('NodeConfig', said.NodeConfig);
  const lines = readConfig('LineConfig', said.LineConfig);
  const unseen = unseenLines(flow, reader);
  const conditions = await alikeConditions(flow, unseen, reader, call.locale);
  const drawnLine = (raw: RawObject): object => {
    // What the engine does not know as a line, its condition is not known of either.
    const name = lineName(raw.from, raw.to);
    const isUnseen = unseen.get(name);
    const condition = conditions.get(name);
    const withheld = isUnseen === true ? textOf('forecast.unseenLine', call.locale) : '';
    return {
      ...picked(raw, drawn.LineConfig),
      ...(isUnseen === false ? {} : { label: withheld }),
      ...(condition === undefined ? {} : { condition }),
    };
  };
  return {
    nodes: JSON.stringify(nodes.parts.map(({ raw }) => picked(raw, drawn.NodeConfig))),
    lines: JSON.stringify(lines.parts.map(({ raw }) => drawnLine(raw))),
    problems: [...nodes.issues, ...lines.issues].map((issue) => messageOf(issue, call.locale)),
  };
}

const lineName = (from: unknown, to: unknown): string => `${String(from).trim()}>${String(to).trim()}`;

/** Of every line, by {@link lineName}, whether it is on a condition the caller must not know. */
const unseenLines = (
  { nodes, lines }: WorkflowDefinition,
  view: Pick<ReasonView, 'document' | 'sees'>,
): ReadonlyMap<string, boolean> => {
  const groupsInto = new Map(nodes.map(({ id, groups }) => [id, groups]));
  const unseen = new Map<string, boolean>();
  for (const { from, to, groups } of lines) {
    const isUnseen = readsUnseen([...groups, ...(groupsInto.get(to) ?? [])], view);
    unseen.set(lineName(from, to), isUnseen || unseen.get(lineName(from, to)) === true);
  }
  return unseen;
};

/** Conditions in words of the lines that labels do not tell apart and the reader may know, by {@link lineName}. */
const alikeConditions = async (
  flow: WorkflowDefinition,
  unseen: ReadonlyMap<string, boolean>,
  { document, labelsOf }: Reader,
  locale: Locale,
): Promise<ReadonlyMap<string, string>> => {
  const told = [...alikeLines(flow.lines)].filter(({ from, to }) => unseen.get(lineName(from, to)) === false);
  if (told.length === 0) return new Map();
  const label = await labelsOf({ ...flow, nodes: [], lines: told });
  return new Map(
    told.map(({ from, to, groups }) => [
      lineName(from, to),
      lineConditionWords(groups, document, locale, { label }),
    ]),
  );
};

const picked = (raw: RawObject, keys: readonly string[]): object =>
  Object.fromEntries(keys.filter((key) => Object.hasOwn(raw, key)).map((key) => [key, raw[key]]));
