import { observable, runInAction } from 'mobx';

/** Something of the user's that leaving the page would lose: edits of a box, a running upload, a designer's draft. */
export interface UnsavedWork {
  /** Something would be lost now. */
  unsaved(): boolean;
  /** Saves it; false: it is still unsaved. Undefined: it cannot be saved from outside. */
  save?(): Promise<boolean>;
  /** What was entered, as text to keep elsewhere. */
  text?(): string;
}

const holders = observable.set<UnsavedWork>([], { deep: false });

/** Says what would be lost until the returned function is called. */
export function holdUnsaved(work: UnsavedWork): () => void {
  runInAction(() => holders.add(work));
  return () => runInAction(() => holders.delete(work));
}

/** Everything that leaving the page would lose now. */
export function unsavedWork(): readonly UnsavedWork[] {
  return [...holders].filter((work) => work.unsaved());
}

/** Saves everything that can be saved; true: nothing is left to lose. */
export async function saveUnsaved(): Promise<boolean> {
  for (const work of unsavedWork()) if (!(await work.save?.())) return false;
  return unsavedWork().length === 0;
}
