import { observable, runInAction } from 'mobx';

/** Input that leaving the page would lose: edits of a box, a running upload, a designer's draft. */
export interface UnsavedWork {
  /** Whether anything would be lost now. */
  unsaved(): boolean;
  /** Saves it; false: still unsaved. Undefined: it cannot be saved from outside. */
  save?(): Promise<boolean>;
  /** The input as text, to keep elsewhere. */
  text?(): string;
}

const holders = observable.set<UnsavedWork>([], { deep: false });

/** Registers unsaved work until the returned function is called. */
export function holdUnsaved(work: UnsavedWork): () => void {
  runInAction(() => holders.add(work));
  return () => runInAction(() => holders.delete(work));
}

/** All work that leaving the page would lose now. */
export function unsavedWork(): readonly UnsavedWork[] {
  return [...holders].filter((work) => work.unsaved());
}

/** Saves all work that can be saved; true: nothing is left unsaved. */
export async function saveUnsaved(): Promise<boolean> {
  for (const work of unsavedWork()) if (!(await work.save?.())) return false;
  return unsavedWork().length === 0;
}
