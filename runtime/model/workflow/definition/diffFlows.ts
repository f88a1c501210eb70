import type { SentenceOptions } from '../../conditions/sentence/SentenceContext.ts';
import type { DocumentTable } from '../../DocumentTable.ts';
import type { Locale } from '../../Locale.ts';
import { type MessageKey, text } from '../../messages/index.ts';
import type { Row } from '../../Row.ts';
import { nodeName } from '../check/FlowGraph.ts';
import type { People } from '../engine/Facts.ts';
import { conditionWords } from '../words/conditionWords.ts';
import { whoWords } from '../words/whoWords.ts';
import { continuation, type FlowNode } from './FlowNode.ts';
import { own, type RawObject } from './rawObject.ts';
import type { ReadDefinition } from './readDefinition.ts';
import type { FlowLine } from './WorkflowDefinition.ts';

/** One property that differs, in words; without `from` and `to` only that it does. */
export interface ChangedProperty {
  readonly title: string;
  readonly from?: string;
  readonly to?: string;
}

/** One part of a flow that differs from what it was. */
export interface FlowDifference {
  /** `节点【经理会签】`. */
  readonly what: string;
  readonly how: 'added' | 'removed' | 'changed';
  /** Of an added or removed part what it says. */
  readonly changed: readonly ChangedProperty[];
}

/** What the words of a difference are made of. */
export interface DiffWorld {
  readonly document: DocumentTable | undefined;
  readonly people: People;
  readonly locale: Locale;
  readonly sentence?: SentenceOptions;
  /** The fields of the flow itself, before and now, in the order of the latter. */
  readonly headers: readonly [Row, Row];
  titleOf(field: string): string;
}

/**
 * What one version of a flow changes of another, in words people read before they publish: fields, nodes by id, lines by
 * where they lead. Moving nodes about is one entry. Texts come with `messages/all.ts`.
 */
export function diffFlows(
  before: ReadDefinition,
  now: ReadDefinition,
  world: DiffWorld,
): readonly FlowDifference[] {
  return [...headerChanges(world), ...nodeChanges(before, now, world), ...lineChanges(before, now, world)];
}

function headerChanges({ headers: [before, now], locale, titleOf }: DiffWorld): readonly FlowDifference[] {
  const changed = Object.keys(now).flatMap((field) => {
    const from = plain(before[field]);
    const to = plain(now[field]);
    return from === to ? [] : [{ title: titleOf(field), from, to }];
  });
  return changed.length === 0 ? [] : [{ what: text('flowWords.header', locale), how: 'changed', changed }];
}

function nodeChanges(
  before: ReadDefinition,
  now: ReadDefinition,
  world: DiffWorld,
): readonly FlowDifference[] {
  const { locale } = world;
  const what = (node: FlowNode): string => text('flowWords.node', locale, { name: nodeName(node) });
  const old = new Map(before.definition.nodes.map((node) => [node.id, node]));
  const kept = new Set(now.definition.nodes.map(({ id }) => id));
  let moved = 0;
  const changes = now.definition.nodes.flatMap((node): FlowDifference[] => {
    const was = old.get(node.id);
    const words = wordsOfNode(node, world);
    if (was === undefined) return [{ what: what(node), how: 'added', changed: said(words) }];
    const raws = [before.sources.get(was)?.raw ?? {}, now.sources.get(node)?.raw ?? {}] as const;
    if (places.some((key) => own(raws[0], key) !== own(raws[1], key))) moved += 1;
    const changed = [...differing(wordsOfNode(was, world), words), ...others(raws, knownOfNode, locale)];
    return changed.length === 0 ? [] : [{ what: what(was), how: 'changed', changed }];
  });
  const removed = before.definition.nodes
    .filter(({ id }) => !kept.has(id))
    .map((node): FlowDifference => ({ what: what(node), how: 'removed', changed: [] }));
  const places_: FlowDifference[] =
    moved === 0
      ? []
      : [
          {
            what: text('flowWords.place', locale),
            how: 'changed',
            changed: [{ title: text('flowWords.moved', locale, { n: moved }) }],
          },
        ];
  return [...changes, ...removed, ...places_];
}

function lineChanges(
  before: ReadDefinition,
  now: ReadDefinition,
  world: DiffWorld,
): readonly FlowDifference[] {
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
  const changes = now.definition.lines.flatMap((line): FlowDifference[] => {
    const was = old.get(idOf(line));
    const words = wordsOfLine(line, world);
    if (was === undefined) return [{ what: what(line, now), how: 'added', changed: said(words) }];
    const raws = [before.sources.get(was)?.raw ?? {}, now.sources.get(line)?.raw ?? {}] as const;
    const [from, to] = [place(was, 0), place(line, 1)];
    const order =
      from === to ? [] : [{ title: text('flowWords.order', locale), from: String(from), to: String(to) }];
    const changed = [
      ...differing(wordsOfLine(was, world), words),
      ...order,
      ...others(raws, knownOfLine, locale),
    ];
    return changed.length === 0 ? [] : [{ what: what(line, now), how: 'changed', changed }];
  });
  const removed = before.definition.lines
    .filter((line) => !kept.has(idOf(line)))
    .map((line): FlowDifference => ({ what: what(line, before), how: 'removed', changed: [] }));
  return [...changes, ...removed];
}

type Words = readonly (readonly [title: string, value: string])[];

const kinds = { start: 'flowWords.start', node: 'flowWords.step', end: 'flowWords.end' } as const;

const ways: Readonly<Record<number, MessageKey>> = {
  [continuation.end]: 'flowWords.toEnd',
  [continuation.previous]: 'flowWords.toPrevious',
  [continuation.start]: 'flowWords.toStart',
};

function wordsOfNode(node: FlowNode, { document, people, locale, sentence }: DiffWorld): Words {
  const say = (key: MessageKey): string => text(key, locale);
  const way = (code: number): string => (ways[code] === undefined ? String(code) : say(ways[code]));
  const common: Words = [
    [say('flowWords.name'), node.name],
    [say('flowWords.kind'), say(kinds[node.type])],
    [say('flowWords.conditions'), conditionWords(node.groups, document, locale, sentence)],
  ];
  if (node.type !== 'node') return common;
  return [
    ...common,
    [say('flowWords.who'), whoWords(node, people, locale) || say('flowWords.nobody')],
    [say('flowWords.refuse'), way(node.auditRefuse)],
    [say('flowWords.back'), way(node.auditBack)],
    [say('flowWords.mail'), say(node.sendMail ? 'flowWords.yes' : 'flowWords.no')],
  ];
}

function wordsOfLine(line: FlowLine, { document, locale, sentence }: DiffWorld): Words {
  return [
    [text('flowWords.label', locale), line.label],
    [
      text('flowWords.conditions', locale),
      conditionWords(line.groups, document, locale, sentence) || text('flowWords.always', locale),
    ],
  ];
}

/** Of a new part what is not empty; its name stands above. */
const said = (words: Words): readonly ChangedProperty[] =>
  words.slice(1).flatMap(([title, to]) => (to === '' ? [] : [{ title, to }]));

const differing = (before: Words, now: Words): readonly ChangedProperty[] =>
  [...new Set([...before, ...now].map(([title]) => title))].flatMap((title) => {
    const [from, to] = [before, now].map((words) => words.find(([one]) => one === title)?.[1] ?? '');
    return from === to ? [] : [{ title, from: from ?? '', to: to ?? '' }];
  });

const places = ['left', 'top'] as const;

const knownOfNode: ReadonlySet<string> = new Set([
  ...places,
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

/** Keys nobody has words for: that they differ is said, `jig` by its own name. */
function others(
  [before, now]: readonly [RawObject, RawObject],
  known: ReadonlySet<string>,
  locale: Locale,
): readonly ChangedProperty[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (key) => !known.has(key) && JSON.stringify(own(before, key)) !== JSON.stringify(own(now, key)),
  );
  const rest = keys.filter((key) => key !== 'jig').join('、');
  return [
    ...(keys.includes('jig') ? [{ title: text('flowWords.settings', locale) }] : []),
    ...(rest === '' ? [] : [{ title: `${text('flowWords.other', locale)}：${rest}` }]),
  ];
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
