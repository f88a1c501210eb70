import type { Offspring } from './findMade.ts';
import { type MadeDocument, type Obstacle, obstaclesOf } from './MadeDocument.ts';

/** Actions of undoing a document: first what blocks it, then the document itself. */
export type UndoAction = 'reopen' | 'reverse' | 'recall' | 'settle' | 'remove';

/** One action on one document. */
export interface UndoStep {
  readonly document: MadeDocument;
  readonly action: UndoAction;
}

const actionOf: Readonly<Record<Obstacle, UndoAction>> = {
  closed: 'reopen',
  approved: 'reverse',
  running: 'recall',
  underWay: 'settle',
};

/**
 * Order of undoing everything made from a document: each after its own results, the root last.
 * Void documents and those that go by themselves are left out.
 */
export const undoOrder = ({ root, documents }: Offspring): readonly UndoStep[] => {
  const made = new Map<MadeDocument, MadeDocument[]>();
  for (const document of documents)
    for (const source of document.from) {
      const list = made.get(source) ?? [];
      made.set(source, list);
      list.push(document);
    }
  const ordered: MadeDocument[] = [];
  const seen = new Set<MadeDocument>();
  const visit = (document: MadeDocument): void => {
    if (seen.has(document)) return;
    seen.add(document);
    for (const child of made.get(document) ?? []) visit(child);
    if (document !== root) ordered.push(document);
  };
  visit(root);
  return [
    ...ordered
      .filter(({ isVoid, goesAlong }) => !isVoid && !goesAlong)
      .flatMap((document): readonly UndoStep[] => [
        ...obstaclesOf(document).map((obstacle) => ({ document, action: actionOf[obstacle] })),
        { document, action: 'remove' },
      ]),
    { document: root, action: 'reverse' },
  ];
};
