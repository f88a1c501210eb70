import { makeAutoObservable, observableShallow } from 'mobx';
import { listOf, object, or, read, text } from '../../wire/shape.ts';
import type { Keep } from './AppStore.ts';

/** One open page. */
export interface OpenTab {
  /** Path of the page as in its schema; identifies the tab. */
  readonly path: string;
  /** Query of the page without `?`, restored on return. */
  readonly search: string;
}

/** Guard of a page with unsaved work against closing its tab. */
export interface TabGuard {
  /** Whether input would be lost now. */
  unsaved(): boolean;
  /** Asks about the input; false: the user stays. */
  leave(): Promise<boolean>;
}

const shape = listOf(object<OpenTab>({ path: text, search: or(text, '') }), 50);

/** Maximum open tabs: each keeps a whole page alive. The least recently used one closes. */
const most = 15;

/** Pages open at the same time; restored after a reload of this browser tab. Home is always first. */
export class TabStore {
  tabs: OpenTab[] = [];
  active = '';
  readonly home: string;
  readonly #keep: Keep;
  readonly #key: string;
  readonly #guards = new Map<string, TabGuard>();
  #used: string[] = [];

  constructor(keep: Keep, user: string, home = '/home') {
    this.#keep = keep;
    this.#key = `jig.tabs.${user}`;
    this.home = home;
    this.tabs = this.#restore();
    makeAutoObservable(this, { tabs: observableShallow, home: false, unsaved: false }, { autoBind: true });
  }

  /** Opens or activates the tab of the current address. */
  visit(path: string, search: string): void {
    const at = this.tabs.findIndex((tab) => tab.path === path);
    if (at >= 0) this.tabs[at] = { path, search };
    else this.tabs.push({ path, search });
    this.active = path;
    this.#used = [...this.#used.filter((one) => one !== path), path];
    const eldest = this.#used.find((one) => one !== this.home && !this.unsaved(one));
    if (this.tabs.length > most && eldest && eldest !== path) this.#drop(eldest);
    this.#save();
  }

  /** No tab is in front: a notice is shown instead of a page. */
  visitNone(): void {
    this.active = '';
  }

  /** A page says what is asked before its tab is closed, until the answer is called. */
  guard(path: string, guard: TabGuard): () => void {
    this.#guards.set(path, guard);
    return () => {
      if (this.#guards.get(path) === guard) this.#guards.delete(path);
    };
  }

  /** The guard of a tab with unsaved work; undefined: it may be closed. */
  unsaved(path: string): TabGuard | undefined {
    const guard = this.#guards.get(path);
    return guard?.unsaved() ? guard : undefined;
  }

  /** Closes a tab; gives the tab to go to when the closed one was in front. */
  close(path: string): OpenTab | undefined {
    const at = this.tabs.findIndex((tab) => tab.path === path);
    if (at < 0 || path === this.home) return undefined;
    this.#drop(path);
    this.#save();
    return this.active === path ? (this.tabs[at] ?? this.tabs[at - 1]) : undefined;
  }

  closeOthers(path: string): void {
    this.tabs = this.tabs.filter((tab) => tab.path === path || tab.path === this.home);
    this.#save();
  }

  /** Leaves home only; gives it to go to. */
  closeAll(): OpenTab | undefined {
    this.closeOthers(this.home);
    return this.tabs[0];
  }

  /** Closes tabs whose page is gone (a right was taken, a page removed). */
  keepOnly(known: (path: string) => boolean): void {
    this.tabs = this.tabs.filter((tab) => tab.path === this.home || known(tab.path));
    this.#save();
  }

  #drop(path: string): void {
    this.tabs = this.tabs.filter((tab) => tab.path !== path);
    this.#used = this.#used.filter((one) => one !== path);
  }

  #save(): void {
    this.#keep.setItem(this.#key, JSON.stringify(this.tabs));
  }

  #restore(): OpenTab[] {
    const home: OpenTab = { path: this.home, search: '' };
    try {
      const found = read(shape, JSON.parse(this.#keep.getItem(this.#key) ?? '[]'));
      return [home, ...(found.ok ? found.value.filter((tab) => tab.path !== this.home) : [])];
    } catch {
      return [home];
    }
  }
}
