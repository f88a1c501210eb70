import { makeAutoObservable, observable } from 'mobx';
import type { ScanPlace, ScanTarget } from '../scan/ScanTarget.ts';

/** An action available now, by the command palette or by keys. */
export interface Command {
  /** Unique id; of several commands with one id the latest wins. */
  readonly id: string;
  /** Label in the current language. */
  readonly label: string;
  /**
   * `n`, `/`, `?`, a function key (`f8`, `shift+f8`), or with Ctrl (Command on a Mac) `mod+k`; undefined: only in the
   * palette.
   */
  readonly keys?: string;
  /** Keys that mean it as well. */
  readonly moreKeys?: readonly string[];
  /** Belongs to a dialog: while one is open, only such keys work. `either`: with and without a dialog. */
  readonly inDialog?: boolean | 'either';
  run(): void;
}

/** Whether the keys of a command work while so many dialogs are open. */
export const holds = ({ inDialog = false }: Command, dialogs: number): boolean =>
  dialogs <= 1 && (inDialog === 'either' || inDialog === dialogs > 0);

/** A key press as commands see it. */
export interface KeyPress {
  readonly key: string;
  readonly mod: boolean;
  readonly shift: boolean;
  /** The focus is in a text input. */
  readonly typing: boolean;
  /** How many modal dialogs are open. */
  readonly dialogs: number;
}

/**
 * All commands of the pages and boxes on screen, and receivers of scanned codes. Components register their commands
 * and remove them again.
 */
export class CommandStore {
  readonly #provided = observable.array<readonly Command[]>([], { deep: false });

  readonly #targets: ScanTarget[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Receives scanned codes until the returned function is called; the latest receiver is asked first. */
  provideScans(target: ScanTarget): () => void {
    this.#targets.unshift(target);
    return () => void this.#targets.splice(this.#targets.indexOf(target), 1);
  }

  /** Passes a scanned code to a receiver; `dialogs`: number of open dialogs. False: none takes it. */
  scanned(code: string, place: ScanPlace, dialogs: number): boolean {
    if (dialogs > 1) return false;
    return this.#targets.some(
      (target) => (target.inDialog === true) === dialogs > 0 && target.take(code, place),
    );
  }

  /** Offers commands until the returned function is called. */
  provide(commands: readonly Command[]): () => void {
    this.#provided.push(commands);
    return () => void this.#provided.remove(commands);
  }

  /** All commands, newest first, each id once. */
  get all(): readonly Command[] {
    const byId = new Map<string, Command>();
    for (const command of this.#provided.toReversed().flat())
      if (!byId.has(command.id)) byId.set(command.id, command);
    return [...byId.values()];
  }

  /** The command of a key press; undefined: none, and the key keeps its normal effect. */
  meant(press: KeyPress, singleKeys: boolean): Command | undefined {
    // Under a second dialog (a question, a picker) the box must not react.
    if (press.dialogs > 1) return undefined;
    const key = press.key.toLowerCase();
    const isFunctionKey = /^f\d\d?$/.test(key);
    if (!press.mod && !isFunctionKey && (press.typing || !singleKeys)) return undefined;
    const shift = isFunctionKey && press.shift ? 'shift+' : '';
    const keys = press.mod ? `mod+${key}` : `${shift}${key}`;
    return this.all.find(
      (command) =>
        (command.keys === keys || command.moreKeys?.includes(keys) === true) && holds(command, press.dialogs),
    );
  }
}
