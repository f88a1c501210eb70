import type { App } from '../../../runtime/host/AppContext.ts';
import type { DraftLine, DraftNode } from '../draft/DrawnFlow.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import { flowWords } from '../store/flowWords.ts';
import { issuesOfPart } from './outlineOf.ts';

/** Names of the node types. */
export const typeTitles = {
  start: 'flowDesigner.start',
  node: 'flowDesigner.node',
  end: 'flowDesigner.end',
} as const;

/** Texts of a node or line in reading order, some of them only for screen readers. */
export interface PartWords {
  /** Kind of the part, only for screen readers. Empty for a line, whose title already says it. */
  readonly kind: string;
  readonly title: string;
  /** Approvers of a node, or target and condition of a line. */
  readonly more: string;
  /** Only for screen readers: number of lines that leave a node, or label of a line. */
  readonly aside: string;
  readonly problems: string;
}

/** Texts of a node; `lines` is the number of lines that leave it. Reads observables. */
export function nodeWords(app: App, store: FlowDesignerStore, node: DraftNode, lines: number): PartWords {
  const { t } = app;
  const title = node.name.trim() === '' ? t('flowDesigner.unnamed') : node.name;
  const more = node.type === 'node' ? flowWords(app, store).who(node) || t('flowWords.nobody') : '';
  const aside = node.type === 'end' ? '' : t('flowDesigner.lines', { n: lines });
  return { kind: t(typeTitles[node.type]), title, more, aside, problems: problemWords(app, store, node) };
}

/** Texts of a line. Reads observables. */
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
