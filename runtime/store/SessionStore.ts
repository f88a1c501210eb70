import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer, Failure } from '../data/Answer.ts';
import type { DataSource } from '../data/DataSource.ts';
import type { MenuItem, SessionData } from '../data/SessionData.ts';
import type { User } from '../model/access/User.ts';
import type { PageSchema } from '../model/schema/PageSchema.ts';
import type { Credentials } from '../wire/account/Credentials.ts';
import { bool, number, object, or, read, text } from '../wire/shape.ts';
import type { Keep } from './AppStore.ts';
import { KeptSession } from './KeptSession.ts';

/** Browser storage key of the signed-in user. */
const userKey = 'user';

const kept = object<Credentials>({
  user_Id: number,
  userName: text,
  realName: or(text, ''),
  token: text,
  mustChangePassword: or(bool, false),
});

/** Who is signed in, what they may do, which pages and menus they have. */
export class SessionStore {
  credentials: Credentials | undefined;
  data: SessionData | undefined = undefined;
  failure: Failure | undefined = undefined;
  loading = false;
  readonly #keep: Keep;
  readonly #kept: KeptSession;
  #source: DataSource | undefined;
  #loadedAt = 0;

  constructor(keep: Keep) {
    this.#keep = keep;
    this.#kept = new KeptSession(keep);
    this.credentials = this.#restore();
    makeAutoObservable(
      this,
      { credentials: observableRef, data: observableRef, failure: observableRef, now: false },
      { autoBind: true },
    );
  }

  /** The data source needs the token and the token comes from it: they are joined once, after both exist. */
  connect(source: DataSource): void {
    this.#source = source;
  }

  get token(): string | undefined {
    return this.credentials?.token;
  }

  get signedIn(): boolean {
    return this.credentials !== undefined;
  }

  /** The user has to choose another password before anything else. */
  get mustChangePassword(): boolean {
    return this.credentials?.mustChangePassword ?? false;
  }

  /** The user of the model's decisions; undefined until the session is loaded. */
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

  /** What the header shows: a name or 未获取到登录信息 (the caller's text). */
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

  /**
   * The wall clock of the product, `yyyy-MM-dd HH:mm:ss` in its time zone: the server's clock at the session's answer plus
   * the time since. The browser's own clock and zone do not matter.
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

  /** Forgets who was signed in, here and in the browser's storage. */
  signOut(): void {
    this.#keep.removeItem(userKey);
    this.#kept.forget();
    this.credentials = undefined;
    this.data = undefined;
    this.failure = undefined;
  }

  /** Ends the session on the server too; works offline all the same. */
  leave(): void {
    // The call takes the token with it before it is forgotten here.
    void this.#source?.signOut();
    this.signOut();
  }

  /** Changes the own password; the token of the answer replaces the old one. */
  async changePassword(oldPassword: string, newPassword: string): Promise<Answer<unknown> | undefined> {
    const answer = await this.#source?.changePassword(oldPassword, newPassword);
    if (answer?.ok && this.credentials)
      this.#store({ ...this.credentials, token: answer.data.token, mustChangePassword: false });
    return answer;
  }

  replaceToken(token: string): void {
    if (this.credentials) this.#store({ ...this.credentials, token });
  }

  async load(): Promise<void> {
    const source = this.#source;
    if (!source || this.loading) return;
    this.loading = true;
    this.failure = undefined;
    const answer = await source.session(this.#kept.of(this.credentials?.user_Id));
    runInAction(() => {
      this.loading = false;
      this.#loadedAt = performance.now();
      if (answer.ok) this.#take(answer.data);
      else this.failure = answer.failure;
    });
  }

  #take(data: SessionData): void {
    this.data = data;
    // Signed out meanwhile: nothing of the user stays behind.
    if (this.signedIn) this.#kept.put(data);
  }

  #store(credentials: Credentials): void {
    this.#keep.setItem(userKey, JSON.stringify(credentials));
    runInAction(() => {
      this.credentials = credentials;
    });
  }

  #restore(): Credentials | undefined {
    try {
      const found = read(kept, JSON.parse(this.#keep.getItem(userKey) ?? 'null'));
      return found.ok ? found.value : undefined;
    } catch {
      // Somebody wrote something else there: signed out, not broken.
      return undefined;
    }
  }
}
