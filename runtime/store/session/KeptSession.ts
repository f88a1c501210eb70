import { session } from '../../wire/session/readSession.ts';
import type { SessionData } from '../../wire/session/SessionData.ts';
import { read } from '../../wire/shape.ts';
import type { Keep } from '../shell/AppStore.ts';

/** Browser storage key of the kept session. */
const key = 'jig.session';

/**
 * Copy of the last session answer in the browser's storage. Later starts then need not load menus and rights
 * again. It is used only after the server confirmed its version.
 */
export class KeptSession {
  readonly #keep: Keep;

  constructor(keep: Keep) {
    this.#keep = keep;
  }

  /** The copy of this user; undefined: none, or unreadable. */
  of(userId: number | undefined): SessionData | undefined {
    try {
      const found = read(session, JSON.parse(this.#keep.getItem(key) ?? 'null'));
      return found.ok && found.value.version !== undefined && found.value.user.user_Id === userId
        ? found.value
        : undefined;
    } catch {
      return undefined;
    }
  }

  put(data: SessionData): void {
    try {
      this.#keep.setItem(key, JSON.stringify(data));
    } catch {
      // The storage is full; the next start loads everything.
      this.forget();
    }
  }

  forget(): void {
    this.#keep.removeItem(key);
  }
}
