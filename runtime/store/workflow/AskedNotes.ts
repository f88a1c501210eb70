import type { SaveDetail, SavePayload } from '../../wire/SavePayload.ts';
import { listOf, maybe, object, read, row, text, textOrNumber } from '../../wire/shape.ts';
import type { Keep } from '../shell/AppStore.ts';

/** Unsent input of a decision. */
export interface AskedNote {
  readonly reason: string;
  readonly changes: SavePayload | undefined;
}

const payload = object<Omit<SavePayload, 'changes' | 'confirmed'>>({
  main: row,
  details: listOf(
    object<Omit<SaveDetail, 'screenKeys'>>({ table: text, rows: listOf(row), delKeys: listOf(textOrNumber) }),
  ),
});
const shape = object<AskedNote>({ reason: text, changes: maybe(payload) });

/**
 * Unsent input of one user for one document on the approval page. It survives in this window when the user
 * follows a link, goes back, or the phone closes the page.
 */
export class AskedNotes {
  readonly #keep: Keep;
  readonly #name: string;

  constructor(keep: Keep, userId: number | undefined, table: string, key: string) {
    this.#keep = keep;
    this.#name = `jig.asked.${userId ?? ''}.${table}.${key}`;
  }

  read(): AskedNote | undefined {
    try {
      const found = read(shape, JSON.parse(this.#keep.getItem(this.#name) ?? 'null'));
      return found.ok ? found.value : undefined;
    } catch {
      return undefined;
    }
  }

  /** Stores a note; undefined deletes it. */
  write(note: AskedNote | undefined): void {
    try {
      if (note === undefined) this.#keep.removeItem(this.#name);
      else this.#keep.setItem(this.#name, JSON.stringify(note));
    } catch {
      // A full or blocked storage keeps nothing; the page still has the input.
    }
  }
}
