import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { DataSource } from '../../data/DataSource.ts';
import type { ChangedDocument, LiveListener, StreamEnd, Watch } from '../../data/LiveEvents.ts';
import type { InboxCounts } from '../../wire/inbox/Inbox.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { type Attention, browserAttention } from './Attention.ts';
import { type FlowListener, LiveListeners, type TableListener } from './LiveListeners.ts';
import { LivePlaces } from './LivePlaces.ts';
import { pauseAfter } from './pauseAfter.ts';
import { recordTable } from './recordTable.ts';

/**
 * Milliseconds without input after which the user counts as absent. Windows then read nothing, because
 * requests would keep the user signed in.
 */
const absentMillis = 10 * 60_000;
/** A window may be covered for a moment without losing its stream. */
const hiddenMillis = 15_000;
const watchRest = 200;
/** Codes of refusals caused by the watched documents; too many streams or a server error have others. */
const aboutWatches: ReadonlySet<string> = new Set(['403', '404', '422']);

interface LiveOptions {
  readonly data: Pick<DataSource, 'events'>;
  readonly session: Pick<SessionStore, 'token' | 'pages' | 'place'>;
  readonly attention?: Attention;
}

/**
 * Server events as they happen (`GET /api/events`): inbox counts, unread messages, changed documents. One
 * stream per window, reopened after growing pauses; none while the window is hidden or offline.
 * `app.live()` returns it and loads it on first use. To reload a view when a document changes, use
 * `useLive((live, since) => live.watch({ table, key }, load, since))` of `runtime/host/useLive.ts`.
 */
export class LiveStore {
  counts: InboxCounts | undefined = undefined;
  unread: number | undefined = undefined;
  /** `lost`: a stream should be open and is not. */
  state: 'resting' | 'connecting' | 'live' | 'lost' = 'resting';
  readonly #options: LiveOptions;
  readonly #attention: Attention;
  readonly #listeners = new LiveListeners();
  readonly #places = new LivePlaces();
  #stream: AbortController | undefined;
  #isStarted = false;
  #failures = 0;
  #notBefore = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt: number | undefined;
  /** An event has not been passed to listeners yet. */
  #isBehind = false;
  /** The stream does not know all watched documents yet. */
  #isStale = false;
  #end: () => void = () => undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#attention = options.attention ?? browserAttention();
    makeAutoObservable(this, { counts: observableRef });
  }

  /** Starts when the page has loaded; ends for good at sign-out. */
  async start(): Promise<void> {
    const { session } = this.#options;
    const endings = [
      this.#attention.subscribe(() => this.#reconsider()),
      reaction(
        () => session.token,
        (token) => {
          if (token === undefined) this.stop();
          else if (this.#stream === undefined) this.#retryAfter(0);
        },
      ),
    ];
    this.#end = () => {
      for (const end of endings) end();
    };
    await this.#attention.quiet();
    if (session.token === undefined) return;
    this.#isStarted = true;
    this.#reconsider();
  }

  stop(): void {
    this.#isStarted = false;
    this.#end();
    clearTimeout(this.#timer);
    this.#cut();
  }

  /** Listens to every document that concerns the user, until the returned function is called. */
  onFlow(listener: FlowListener): () => void {
    return this.#listeners.add(listener);
  }

  /**
   * Listens to one document until the returned function is called. `readAt`: when reading it began (`performance.now()`);
   * changes since then are told too. Documents the user may not see send nothing.
   */
  watch(document: Watch, listener: () => void, readAt: number): () => void {
    const table = recordTable(this.#options.session.pages, document.table);
    const end = this.#listeners.watch({ ...document, table }, listener, readAt);
    this.#renew();
    return end;
  }

  /**
   * Listens to tables and views until the returned function is called: gets their stamps at once and whenever one of them has
   * changed. A window that the user left for longer gets none.
   */
  watchTables(names: readonly string[], listener: TableListener): () => void {
    const end = this.#listeners.watchTables(names, listener);
    if (names.length > 0) this.#renew();
    return end;
  }

  /**
   * Reopens the stream, because it learns the watched documents only when opened. Waits for further watches
   * in the same moment.
   */
  #renew(): void {
    if (this.#stream === undefined) return;
    this.#isStale = true;
    this.#later(watchRest);
  }

  #cut(): void {
    this.#stream?.abort();
    this.#stream = undefined;
    runInAction(() => {
      this.state = 'resting';
    });
  }

  /** Opens or closes the stream as conditions require, and passes on delayed events. */
  #reconsider(): void {
    if (this.#isBehind && this.#isHere()) this.#tell(undefined);
    if (!this.#isStarted) return;
    const now = Date.now();
    if (this.#attention.isShown()) this.#hiddenAt = undefined;
    else this.#hiddenAt ??= now;
    const hiddenFor = this.#hiddenAt === undefined ? 0 : now - this.#hiddenAt;
    const isWanted = this.#attention.isOnline() && hiddenFor < hiddenMillis;
    if (!isWanted) {
      if (this.#stream !== undefined) this.#cut();
      return;
    }
    if (this.#isStale) this.#cut();
    if (this.#hiddenAt !== undefined) this.#later(hiddenMillis - hiddenFor);
    if (this.#stream !== undefined) return;
    // An infinite wait ends with a change of conditions; no timer takes that long.
    if (this.#notBefore === Number.POSITIVE_INFINITY) return;
    if (now < this.#notBefore) this.#later(this.#notBefore - now);
    else void this.#open();
  }

  #later(millis: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#reconsider(), millis);
  }

  #retryAfter(millis: number): void {
    this.#notBefore = Date.now() + millis;
    this.#reconsider();
  }

  async #open(): Promise<void> {
    const stream = new AbortController();
    this.#stream = stream;
    this.#isStale = false;
    const { data, session } = this.#options;
    const { token, place } = session;
    if (place !== undefined) this.#places.add(place.name, place.at);
    const fresh = this.#listeners.fresh();
    const since = this.#places.at(fresh.readAt ?? Number.POSITIVE_INFINITY);
    runInAction(() => {
      this.state = 'connecting';
    });
    const say = (run: () => void): void => {
      if (this.#stream === stream) runInAction(run);
    };
    const listener: LiveListener = {
      opened: () =>
        say(() => {
          this.state = 'live';
          this.#failures = 0;
          fresh.covered();
          // Nothing names the events since the page was loaded: any document may have changed.
          if (since === undefined) this.#tell(undefined);
        }),
      inbox: (counts) =>
        say(() => {
          this.counts = counts;
        }),
      message: (unread) =>
        say(() => {
          this.unread = unread;
        }),
      flow: (changed) => say(() => this.#tell(changed)),
      tables: (stamps) => say(() => this.#listeners.tellTables(stamps)),
      place: (at) => say(() => this.#places.add(at)),
    };
    const { watches, tables } = this.#listeners;
    const end = await data
      .events({ watches, tables, since, signal: stream.signal, listener })
      .catch((): StreamEnd => ({ kind: 'lost' }));
    // Closed from this side: the caller decides what follows.
    if (this.#stream !== stream) return;
    this.#stream = undefined;
    runInAction(() => {
      this.state = 'lost';
    });
    this.#goOn(end, token);
  }

  #goOn(end: StreamEnd, token: string | undefined): void {
    // A watched document is no longer allowed: continue without watches.
    if (end.kind === 'refused' && aboutWatches.has(end.code)) this.#listeners.unwatch();
    const isOutdated = end.kind === 'signedOut' && token !== this.#options.session.token;
    // Waits for a new token after the old one ended.
    if (end.kind === 'signedOut' && !isOutdated) this.#notBefore = Number.POSITIVE_INFINITY;
    else this.#retryAfter(isOutdated ? 0 : pauseAfter(end, this.#failures++));
  }

  #isHere(): boolean {
    return this.#attention.isShown() && this.#attention.idleFor() < absentMillis;
  }

  #tell(changed: ChangedDocument | undefined): void {
    this.#isBehind = !this.#isHere();
    if (this.#isBehind) return;
    this.#listeners.tell(changed);
  }
}
