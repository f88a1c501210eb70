import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer, Failure } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { User } from '../../model/access/User.ts';
import type { PageSchema } from '../../model/schema/PageSchema.ts';
import type { Credentials } from '../../wire/account/Credentials.ts';
import type { MenuItem, SessionData } from '../../wire/session/SessionData.ts';
import { bool, number, object, or, read, text } from '../../wire/shape.ts';
import type { Keep } from '../shell/AppStore.ts';
import { KeptSession } from './KeptSession.ts';
import { keepEqual } from './keepEqual.ts';
import { type Look, LookStore } from './LookStore.ts';

/** Browser storage key of the signed-in user. */
const userKey = 'user';

const kept = object<Credentials>({
  user_Id: number,
  userName: text,
  realName: or(text, ''),
  token: text,
  mustChangePassword: or(bool, false),
});

/** The signed-in user with rights, pages and menus. */
export class SessionStore {
  credentials: Credentials | undefined;
  data: SessionData | undefined = undefined;
  failure: Failure | undefined = undefined;
  loading = false;
  /** The user of this window before the sign-out; undefined: none yet. */
  lastUserId: number | undefined = undefined;
  /** The server ended the session while the user worked. */
  isEnded = false;
  /** The role as which the user looks at the product in this window. */
  readonly look: LookStore;
  readonly #keep: Keep;
  readonly #kept: KeptSession;
  #source: DataSource | undefined;
  #loadedAt = 0;
  /** A change was heard while a load ran that may not know it. */
  #isStale = false;
  /** The running load. Signing out clears it, so that a late answer is dropped. */
  #load: symbol | undefined;

  /** `keep`: storage of the browser; `window`: that of this window. */
  constructor(keep: Keep, window?: Keep) {
    this.#keep = keep;
    this.look = new LookStore(window);
    this.#kept = new KeptSession(keep);
    this.credentials = this.#restore();
    makeAutoObservable(
      this,
      { credentials: observableRef, data: observableRef, failure: observableRef, look: false, now: false },
      { autoBind: true },
    );
  }

  /** Connects the data source. It needs the token, and the token comes from it, so both are created first. */
  connect(source: DataSource): void {
    this.#source = source;
    // Pages and menu lines may have come or gone.
    source.schemaChanges?.(() => void this.refresh());
  }

  get token(): string | undefined {
    return this.credentials && (this.look.now?.token ?? this.credentials.token);
  }

  get signedIn(): boolean {
    return this.credentials !== undefined;
  }

  /** The user must choose a new password before anything else. */
  get mustChangePassword(): boolean {
    return this.credentials?.mustChangePassword ?? false;
  }

  /** The user for rights decisions; undefined until the session is loaded. */
  get user(): User | undefined {
    const found = this.data;
    if (!found) return undefined;
    return {
      id: found.user.user_Id,
      userName: found.user.userName,
      realName: found.user.realName,
      roleIds: found.user.roleIds,
      roleNames: found.user.roleNames,
      isSuperAdmin: found.user.isSuperAdmin,
      grants: new Map(
        Object.entries(found.grants).map(([name, actions]) => [name.toLowerCase(), new Set(actions)]),
      ),
      fieldRights: new Map(
        Object.entries(found.fieldRights).map(([name, rights]) => [name.toLowerCase(), rights]),
      ),
      subordinateIds: found.user.subordinateIds,
    };
  }

  /** Name for the header; undefined: the caller shows 未获取到登录信息. */
  get displayName(): string | undefined {
    const user = this.data?.user ?? this.credentials;
    return user ? user.realName || user.userName : undefined;
  }

  get pages(): readonly PageSchema[] {
    return this.data?.pages ?? [];
  }

  get menus(): readonly MenuItem[] {
    return this.data?.menus ?? [];
  }

  /** Place in the server's events that this window had reached at a moment (`performance.now()`). */
  get place(): { readonly name: string; readonly at: number } | undefined {
    return this.data?.place === undefined ? undefined : { name: this.data.place, at: this.#loadedAt };
  }

  /**
   * Current time of the product, `yyyy-MM-dd HH:mm:ss` in its time zone: the server's time at the session
   * answer plus the elapsed time. Ignores clock and zone of the browser.
   */
  now(): string {
    const start = this.data ? Date.parse(`${this.data.app.now.replace(' ', 'T')}Z`) : Date.now();
    const at = this.data ? start + (performance.now() - this.#loadedAt) : start;
    return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  }

  async signIn(userName: string, password: string): Promise<Answer<Credentials> | undefined> {
    const answer = await this.#source?.signIn(userName, password);
    if (answer?.ok) this.#store(answer.data);
    return answer;
  }

  /** Shows the product in this window as a role sees it. */
  lookAs(next: Look): void {
    this.look.begin(next);
    this.#reread();
  }

  /** Shows the product as the user's own again. */
  lookBack(): void {
    this.look.end();
    this.#reread();
  }

  /** Forgets rights, menus and pages; the guard of the pages loads them again. */
  #reread(): void {
    this.data = undefined;
    this.failure = undefined;
    this.loading = false;
    this.#isStale = false;
    this.#load = undefined;
  }

  /** The server has ended the session. While the user looks as a role, only that is over. */
  end(): void {
    if (this.look.now) {
      this.lookBack();
      return;
    }
    if (this.signedIn) this.isEnded = true;
    this.signOut();
  }

  /** Forgets the user here and in the browser's storage. */
  signOut(): void {
    this.lastUserId = this.credentials?.user_Id ?? this.lastUserId;
    this.#keep.removeItem(userKey);
    this.#kept.forget();
    this.look.end();
    this.credentials = undefined;
    this.#reread();
  }

  /** Also ends the session on the server; works offline too. */
  leave(): void {
    // The call takes the token before it is forgotten here.
    void this.#source?.signOut();
    this.signOut();
  }

  /** Changes the user's own password; the new token replaces the old one. */
  async changePassword(oldPassword: string, newPassword: string): Promise<Answer<unknown> | undefined> {
    const answer = await this.#source?.changePassword(oldPassword, newPassword);
    if (answer?.ok && this.credentials)
      this.#store({ ...this.credentials, token: answer.data.token, mustChangePassword: false });
    return answer;
  }

  replaceToken(token: string): void {
    if (this.look.now) this.look.replaceToken(token);
    else if (this.credentials) this.#store({ ...this.credentials, token });
  }

  /** Loads a loaded session again; what is shown stays until the answer is there. */
  async refresh(): Promise<void> {
    if (this.loading) this.#isStale = true;
    else if (this.data) await this.load();
  }

  async load(): Promise<void> {
    const source = this.#source;
    if (!source || this.loading) return;
    const load = Symbol();
    this.#load = load;
    this.loading = true;
    this.failure = undefined;
    const known = this.look.now ? undefined : this.#kept.of(this.credentials?.user_Id);
    const answer = await source.session(known);
    if (this.#load !== load) return;
    runInAction(() => {
      this.loading = false;
      this.#loadedAt = performance.now();
      if (answer.ok) this.#take(answer.data);
      else this.failure = answer.failure;
    });
    const isStale = this.#isStale;
    this.#isStale = false;
    if (isStale) await this.refresh();
  }

  #take(data: SessionData): void {
    const { pages = [], menus = [] } = this.data ?? {};
    this.data = { ...data, pages: keepEqual(pages, data.pages), menus: keepEqual(menus, data.menus) };
    if (!this.look.now) this.#kept.put(data);
  }

  #store(credentials: Credentials): void {
    this.#keep.setItem(userKey, JSON.stringify(credentials));
    runInAction(() => {
      this.credentials = credentials;
      this.isEnded = false;
    });
  }

  #restore(): Credentials | undefined {
    try {
      const found = read(kept, JSON.parse(this.#keep.getItem(userKey) ?? 'null'));
      return found.ok ? found.value : undefined;
    } catch {
      // Other software wrote this value: treat the user as signed out.
      return undefined;
    }
  }
}
