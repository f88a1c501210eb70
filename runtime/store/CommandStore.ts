import { makeAutoObservable, observable } from 'mobx';
import type { ScanPlace, ScanTarget } from './scan/ScanTarget.ts';

/** Something a person can do right now, by the palette or by keys. */
export interface Command {
  /** Unique among what can be done at once; a later one of the same id stands before an earlier one. */
  readonly id: string;
  /** What it is called, in the chosen language. */
  readonly label: string;
  /** `n`, `/`, `?`, or with Ctrl (Command on a Mac) `mod+k`; undefined: in the palette only. */
  readonly keys?: string;
  /** It belongs to a dialog: its keys hold while one is open, and no others. */
  readonly inDialog?: boolean;
  run(): void;
}

/** What a key press is, as far as commands ask. */
export interface KeyPress {
  readonly key: string;
  readonly mod: boolean;
  /** Somebody is typing text there. */
  readonly typing: boolean;
  /** How many modal dialogs are open. */
  readonly dialogs: number;
}

/**
 * Every command of the pages and boxes on screen, and who takes scanned codes. Whoever shows something provides its commands
 * and takes them back.
 */
export class CommandStore {
  readonly #provided = observable.array<readonly Command[]>([], { deep: false });

  readonly #targets: ScanTarget[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Takes scanned codes until the answer is called; of several the one that came last is asked first. */
  provideScans(target: ScanTarget): () => void {
    this.#targets.unshift(target);
    return () => void this.#targets.splice(this.#targets.indexOf(target), 1);
  }

  /** Gives a scanned code to whoever takes it; `dialogs`: how many are open. False: nobody does. */
  scanned(code: string, place: ScanPlace, dialogs: number): boolean {
    if (dialogs > 1) return false;
    return this.#targets.some(
      (target) => (target.inDialog === true) === dialogs > 0 && target.take(code, place),
    );
  }

  /** Offers commands until the answer is called. */
  provide(commands: readonly Command[]): () => void {
    this.#provided.push(commands);
    return () => void this.#provided.remove(commands);
  }

  /** All there are, the newest first, each id once. */
  get all(): readonly Command[] {
    const byId = new Map<string, Command>();
    for (const command of this.#provided.toReversed().flat())
      if (!byId.has(command.id)) byId.set(command.id, command);
    return [...byId.values()];
  }

  /** The command a key press means; undefined: none, the key goes where it always goes. */
  meant(press: KeyPress, singleKeys: boolean): Command | undefined {
    // Over a second dialog (a question, a picker) the box below must not act.
    if (press.dialogs > 1) return undefined;
    if (!press.mod && (press.typing || !singleKeys)) return undefined;
    const keys = press.mod ? `mod+${press.key.toLowerCase()}` : press.key.toLowerCase();
    return this.all.find(
      (command) => command.keys === keys && (command.inDialog === true) === press.dialogs > 0,
    );
  }
}
