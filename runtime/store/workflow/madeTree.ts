import type { DocumentRef, MadeDocument, UndoStep } from '../../wire/workflow/Consequences.ts';

/** A document with the documents made from it. */
export interface MadeBranch {
  readonly document: MadeDocument;
  readonly made: readonly MadeBranch[];
}

/** All steps on one document, in order. */
export interface UndoTask {
  readonly step: UndoStep;
  readonly actions: readonly UndoStep['action'][];
}

/** Id of a document across tables. */
export const documentId = ({ table, key }: DocumentRef): string => `${table}\n${key}`;

/** The documents as a tree below the given one; those without a listed parent are at the top. */
export const madeTree = (list: readonly MadeDocument[]): readonly MadeBranch[] => {
  const listed = new Set(list.map(documentId));
  const below = new Map<string, MadeDocument[]>();
  for (const document of list) {
    const above = documentId(document.from);
    const id = listed.has(above) && above !== documentId(document) ? above : '';
    below.set(id, [...(below.get(id) ?? []), document]);
  }
  const drawn = new Set<string>();
  const branches = (id: string): readonly MadeBranch[] =>
    (below.get(id) ?? []).flatMap((document): readonly MadeBranch[] => {
      const own = documentId(document);
      // Draws each document once, whatever the answer holds.
      if (drawn.has(own)) return [];
      drawn.add(own);
      return [{ document, made: branches(own) }];
    });
  const top = [...branches('')];
  // Documents in a circle have no top.
  for (const document of list) {
    const own = documentId(document);
    if (drawn.has(own)) continue;
    drawn.add(own);
    top.push({ document, made: branches(own) });
  }
  return top;
};

/** Joins consecutive steps on one document into one task. */
export const undoTasks = (order: readonly UndoStep[]): readonly UndoTask[] => {
  const tasks: { readonly step: UndoStep; readonly actions: UndoStep['action'][] }[] = [];
  for (const step of order) {
    const last = tasks.at(-1);
    if (last !== undefined && documentId(last.step) === documentId(step)) last.actions.push(step.action);
    else tasks.push({ step, actions: [step.action] });
  }
  return tasks;
};
