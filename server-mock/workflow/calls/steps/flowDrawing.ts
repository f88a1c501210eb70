import { workflow } from '../../../../runtime/model/check/kinds/workflow.ts';
import { messageOf, text as textOf } from '../../../../runtime/model/messages/index.ts';
import type { Locale } from '../../../../runtime/model/schema/Locale.ts';
import type { RawObject } from '../../../../runtime/model/workflow/definition/rawObject.ts';
import { readConfig } from '../../../../runtime/model/workflow/definition/readConfig.ts';
import type { WorkflowDefinition } from '../../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import {
  type ExplainContext,
  readsHiddenField,
} from '../../../../runtime/model/workflow/explain/ExplainContext.ts';
import { ambiguousLines } from '../../../../runtime/model/workflow/words/ambiguousLines.ts';
import { lineConditionWords } from '../../../../runtime/model/workflow/words/partProperties.ts';
import type { FollowedFlow } from '../../../../runtime/wire/workflow/StepsAnswer.ts';
import { readVersion } from '../../../catalog/readVersion.ts';
import type { Queryable } from '../../../db/Database.ts';
import type { UserCall } from '../../../http/Call.ts';

/**
 * Members of a version needed to draw it. Conditions are sent only as text, and only when the reader may see
 * their fields.
 */
const drawn = {
  NodeConfig: ['id', 'name', 'type', 'left', 'top', 'auditType', 'auditMethod'],
  LineConfig: ['from', 'to', 'label'],
} as const;

/** What a reader may see of a document, with the labels of its keys. */
interface Reader extends Pick<ExplainContext, 'document' | 'sees'> {
  /** Labels for conditions of a flow; read only when conditions are shown. */
  labelsOf(flow: WorkflowDefinition): Promise<NonNullable<ExplainContext['label']>>;
}

/**
 * Data for drawing the flow version of a document: NodeConfig and LineConfig as texts, and their problems.
 * A line label may reveal its condition. When that condition, or the one of its target node, reads a field
 * the caller may not see, a note replaces the label. Other lines whose labels do not differ carry their
 * condition as text in `condition`.
 */
export async function flowDrawing(
  db: Queryable,
  call: UserCall,
  flow: WorkflowDefinition,
  reader: Reader,
): Promise<Pick<FollowedFlow, 'nodes' | 'lines' | 'problems'>> {
  const said = (await readVersion(db, workflow.name, String(flow.id), flow.version)) ?? {};
  const nodes = readConfig('NodeConfig', said.NodeConfig);
  const lines = readConfig('LineConfig', said.LineConfig);
  const unseen = unseenLines(flow, reader);
  const conditions = await alikeConditions(flow, unseen, reader, call.locale);
  const drawnLine = (raw: RawObject): object => {
    // A line that the engine could not read has no known condition either.
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

/** Tells by {@link lineName} whether the condition of a line must stay hidden from the caller. */
const unseenLines = (
  { nodes, lines }: WorkflowDefinition,
  view: Pick<ExplainContext, 'document' | 'sees'>,
): ReadonlyMap<string, boolean> => {
  const groupsInto = new Map(nodes.map(({ id, groups }) => [id, groups]));
  const unseen = new Map<string, boolean>();
  for (const { from, to, groups } of lines) {
    const isUnseen = readsHiddenField([...groups, ...(groupsInto.get(to) ?? [])], view);
    unseen.set(lineName(from, to), isUnseen || unseen.get(lineName(from, to)) === true);
  }
  return unseen;
};

/** Condition texts of visible lines whose labels do not differ, by {@link lineName}. */
const alikeConditions = async (
  flow: WorkflowDefinition,
  unseen: ReadonlyMap<string, boolean>,
  { document, labelsOf }: Reader,
  locale: Locale,
): Promise<ReadonlyMap<string, string>> => {
  const told = [...ambiguousLines(flow.lines)].filter(
    ({ from, to }) => unseen.get(lineName(from, to)) === false,
  );
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
