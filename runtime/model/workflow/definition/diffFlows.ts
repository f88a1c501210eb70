import { listed, text } from '../../messages/index.ts';
import type { ChangedProperty, Difference } from '../../schema/Difference.ts';
import type { Locale } from '../../schema/Locale.ts';
import type { Row } from '../../schema/Row.ts';
import { nodeName } from '../check/FlowGraph.ts';
import { lineProperties, nodeProperties, type Words, type WordWorld } from '../words/partProperties.ts';
import type { FlowNode } from './FlowNode.ts';
import { own, type RawObject } from './rawObject.ts';
import type { ReadDefinition } from './readDefinition.ts';
import type { FlowLine } from './WorkflowDefinition.ts';

/** Data that the wording of a difference needs. */
interface DiffWorld extends WordWorld {
  /** The header fields of the flow in words, before and after, in the order of the latter. */
  readonly headers: readonly [Row, Row];
  titleOf(field: string): string;
}

/**
 * Lists the differences of two versions of a flow, in words, for review before publishing.
 * Compares header fields, nodes by id, and lines by their two ends. All moved nodes make one entry.
 * Needs `explain/allMessages.ts`.
 */
export function diffFlows(
  before: ReadDefinition,
  now: ReadDefinition,
  world: DiffWorld,
): readonly Difference[] {
  return [...headerChanges(world), ...nodeChanges(before, now, world), ...lineChanges(before, now, world)];
}

function headerChanges({ headers: [before, now], locale, titleOf }: DiffWorld): readonly Difference[] {
  const changed = Object.keys(now).flatMap((field) => {
    const from = plain(before[field]);
    const to = plain(now[field]);
    return from === to ? [] : [{ title: titleOf(field), from, to }];
  });
  return changed.length === 0 ? [] : [{ what: text('flowWords.header', locale), how: 'changed', changed }];
}

function nodeChanges(before: ReadDefinition, now: ReadDefinition, world: DiffWorld): readonly Difference[] {
  const { locale } = world;
  const what = (node: FlowNode): string => text('flowWords.node', locale, { name: nodeName(node) });
  const old = new Map(before.definition.nodes.map((node) => [node.id, node]));
  const kept = new Set(now.definition.nodes.map(({ id }) => id));
  let moved = 0;
  const changes = now.definition.nodes.flatMap((node): Difference[] => {
    const was = old.get(node.id);
    const words = nodeProperties(node, world);
    if (was === undefined) return [{ what: what(node), how: 'added', changed: said(words.slice(1)) }];
    const raws = [before.sources.get(was)?.raw ?? {}, now.sources.get(node)?.raw ?? {}] as const;
    if (positionKeys.some((key) => own(raws[0], key) !== own(raws[1], key))) moved += 1;
    const changed = [...differing(nodeProperties(was, world), words), ...others(raws, knownOfNode, locale)];
    return changed.length === 0 ? [] : [{ what: what(was), how: 'changed', changed }];
  });
  const removed = before.definition.nodes
    .filter(({ id }) => !kept.has(id))
    .map((node): Difference => ({ what: what(node), how: 'removed', changed: [] }));
  const shifted: Difference[] =
    moved === 0
      ? []
      : [
          {
            what: text('flowWords.place', locale),
            how: 'changed',
            changed: [{ title: text('flowWords.moved', locale, { n: moved }) }],
          },
        ];
  return [...changes, ...removed, ...shifted];
}

function lineChanges(before: ReadDefinition, now: ReadDefinition, world: DiffWorld): readonly Difference[] {
  const { locale } = world;
  const idOf = ({ from, to }: FlowLine): string => JSON.stringify([from, to]);
  const what = ({ from, to }: FlowLine, { definition }: ReadDefinition): string => {
    const [a, b] = [from, to].map((id) => definition.nodes.find((node) => node.id === id));
    const name = `${a ? nodeName(a) : from}→${b ? nodeName(b) : to}`;
    return text('flowWords.line', locale, { name });
  };
  const old = new Map(before.definition.lines.map((line) => [idOf(line), line]));
  const kept = new Set(now.definition.lines.map(idOf));
  const orders = [before, now].map(({ definition }) =>
    definition.lines.filter((line) => old.has(idOf(line)) && kept.has(idOf(line))),
  );
  const place = (line: FlowLine, at: number): number =>
    (orders[at] ?? []).filter(({ from }) => from === line.from).findIndex((one) => idOf(one) === idOf(line)) +
    1;
  const changes = now.definition.lines.flatMap((line): Difference[] => {
    const was = old.get(idOf(line));
    const words = lineProperties(line, world);
    if (was === undefined) return [{ what: what(line, now), how: 'added', changed: said(words) }];
    const raws = [before.sources.get(was)?.raw ?? {}, now.sources.get(line)?.raw ?? {}] as const;
    const [from, to] = [place(was, 0), place(line, 1)];
    const order =
      from === to ? [] : [{ title: text('flowWords.order', locale), from: String(from), to: String(to) }];
    const changed = [
      ...differing(lineProperties(was, world), words),
      ...order,
      ...others(raws, knownOfLine, locale),
    ];
    return changed.length === 0 ? [] : [{ what: what(line, now), how: 'changed', changed }];
  });
  const removed = before.definition.lines
    .filter((line) => !kept.has(idOf(line)))
    .map((line): Difference => ({ what: what(line, before), how: 'removed', changed: [] }));
  return [...changes, ...removed];
}

/** The non-empty properties of a new part. */
const said = (words: Words): readonly ChangedProperty[] =>
  words.flatMap(([title, to]) => (to === '' ? [] : [{ title, to }]));

const differing = (before: Words, now: Words): readonly ChangedProperty[] =>
  [...new Set([...before, ...now].map(([title]) => title))].flatMap((title) => {
    const [from, to] = [before, now].map((words) => words.find(([one]) => one === title)?.[1] ?? '');
    return from === to ? [] : [{ title, from: from ?? '', to: to ?? '' }];
  });

const positionKeys = ['left', 'top'] as const;

const knownOfNode: ReadonlySet<string> = new Set([
  ...positionKeys,
  'name',
  'type',
  'filters',
  'auditType',
  'userId',
  'roleId',
  'auditMethod',
  'auditRefuse',
  'auditBack',
  'sendMail',
]);
const knownOfLine: ReadonlySet<string> = new Set(['label', 'filters']);

/** Properties without words of their own: reports only that they differ; `jig` by its name. */
function others(
  [before, now]: readonly [RawObject, RawObject],
  known: ReadonlySet<string>,
  locale: Locale,
): readonly ChangedProperty[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (key) => !known.has(key) && JSON.stringify(own(before, key)) !== JSON.stringify(own(now, key)),
  );
  const rest = listed(
    keys.filter((key) => key !== 'jig'),
    locale,
  );
  return [
    ...(keys.includes('jig') ? [{ title: text('flowWords.settings', locale) }] : []),
    ...(rest === '' ? [] : [{ title: text('flowWords.otherNamed', locale, { names: rest }) }]),
  ];
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
