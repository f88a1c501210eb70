import type { App } from '../../../runtime/host/AppContext.ts';
import type { DraftLine, DraftNode } from '../draft/DraftView.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import { flowWords } from '../store/flowWords.ts';
import { issuesOfPart } from './outlineOf.ts';

/** What each type of node is called. */
export const typeTitles = {
  start: 'flowDesigner.start',
  node: 'flowDesigner.node',
  end: 'flowDesigner.end',
} as const;

/** What is shown of a node or line, and what is only read aloud besides, in reading order. */
export interface PartWords {
  /** Only read aloud: what it is. Empty for a line, whose title says it. */
  readonly kind: string;
  readonly title: string;
  /** Who decides, or where a line leads under which condition. */
  readonly more: string;
  /** Only read aloud: how many lines leave a node, the label of a line. */
  readonly aside: string;
  readonly problems: string;
}

/** `lines`: how many leave the node. Reads observables. */
export function nodeWords(app: App, store: FlowDesignerStore, node: DraftNode, lines: number): PartWords {
  const { t } = app;
  const title = node.name.trim() === '' ? t('flowDesigner.unnamed') : node.name;
  const more = node.type === 'node' ? flowWords(app, store).who(node) || t('flowWords.nobody') : '';
  const aside = node.type === 'end' ? '' : t('flowDesigner.lines', { n: lines });
  return { kind: t(typeTitles[node.type]), title, more, aside, problems: problemWords(app, store, node) };
}

/** Reads observables. */
export function lineWords(app: App, store: FlowDesignerStore, line: DraftLine): PartWords {
  const { t } = app;
  const nodes = store.view.byId;
  const target = nodes.get(line.to);
  const to =
    target === undefined ? line.to || t('flowDesigner.nowhere') : target.name || t('flowDesigner.unnamed');
  const title = t('flowDesigner.leadsTo', { name: to });
  const more = flowWords(app, store).condition(line);
  const aside = line.label.trim() === '' ? '' : t('flowDesigner.labelled', { label: line.label });
  return { kind: '', title, more, aside, problems: problemWords(app, store, line) };
}

function problemWords({ t }: App, store: FlowDesignerStore, part: DraftNode | DraftLine): string {
  const found = issuesOfPart(store.issues, part).length;
  return found === 0 ? '' : t('flowDesigner.problemCount', { n: found });
}
