import { makeAutoObservable, observableRef } from 'mobx';
import { object, read, text } from '../../wire/shape.ts';
import type { Keep } from '../shell/AppStore.ts';

/** Storage key of the role this window looks as. */
const key = 'jig.look';

/** A role that an administrator looks as, and the token to do so. */
export interface Look {
  readonly token: string;
  readonly roleName: string;
}

const look = object<Look>({ token: text, roleName: text });

/** The role as which this window shows the product; other windows of the same user are not concerned. */
export class LookStore {
  now: Look | undefined;
  readonly #keep: Keep | undefined;

  /** `keep`: storage of the window; undefined: nothing is kept. */
  constructor(keep?: Keep) {
    this.#keep = keep;
    this.now = restored(keep);
    makeAutoObservable(this, { now: observableRef }, { autoBind: true });
  }

  begin(next: Look): void {
    this.#keep?.setItem(key, JSON.stringify(next));
    this.now = next;
  }

  replaceToken(token: string): void {
    if (this.now) this.begin({ ...this.now, token });
  }

  end(): void {
    this.#keep?.removeItem(key);
    this.now = undefined;
  }
}

function restored(keep: Keep | undefined): Look | undefined {
  try {
    const found = read(look, JSON.parse(keep?.getItem(key) ?? 'null'));
    return found.ok ? found.value : undefined;
  } catch {
    return undefined;
  }
}
