import type { App } from '../../../runtime/host/AppContext.ts';
import type { DraftLine, DraftNode } from '../draft/DraftView.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import { flowWords } from '../store/flowWords.ts';
import { issuesOfPart } from './outlineOf.ts';

export const kindKeys = {
  start: 'flowDesigner.start',
  node: 'flowDesigner.node',
  end: 'flowDesigner.end',
} as const;

/** What is shown of a node or line, and the whole of it as one sentence. */
export interface PartWords {
  readonly title: string;
  /** Who decides, or where a line leads under which condition. */
  readonly more: string;
  readonly problems: string;
  readonly sentence: string;
}

export function nodeWords(app: App, store: FlowDesignerStore, node: DraftNode, lines: number): PartWords {
  const { t } = app;
  const title = node.name.trim() === '' ? t('flowDesigner.unnamed') : node.name;
  const more = node.type === 'node' ? flowWords(app, store).who(node) || t('flowWords.nobody') : '';
  const problems = problemWords(app, store, node);
  const parts = [
    `${t(kindKeys[node.type])} ${title}`,
    more,
    node.type === 'end' ? '' : t('flowDesigner.lines', { n: lines }),
    problems,
  ];
  return { title, more, problems, sentence: joined(parts) };
}

export function lineWords(app: App, store: FlowDesignerStore, line: DraftLine): PartWords {
  const { t } = app;
  const nodes = store.view.byId;
  const target = nodes.get(line.to);
  const to =
    target === undefined ? line.to || t('flowDesigner.nowhere') : target.name || t('flowDesigner.unnamed');
  const condition = flowWords(app, store).condition(line);
  const title = t('flowDesigner.leadsTo', { name: to });
  const more = condition || t('flowWords.always');
  const problems = problemWords(app, store, line);
  const label = line.label.trim() === '' ? '' : t('flowDesigner.labelled', { label: line.label });
  return { title, more, problems, sentence: joined([title, more, label, problems]) };
}

function problemWords({ t }: App, store: FlowDesignerStore, part: DraftNode | DraftLine): string {
  const found = issuesOfPart(store.issues, part).length;
  return found === 0 ? '' : t('flowDesigner.problemCount', { n: found });
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('，');
