import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { DataSource } from '../../data/DataSource.ts';
import type { ChangedDocument, LiveListener, StreamEnd, Watch } from '../../data/LiveEvents.ts';
import type { InboxCounts } from '../../wire/inbox/Inbox.ts';
import type { SessionStore } from '../SessionStore.ts';
import { type Attention, browserAttention } from './Attention.ts';
import { type FlowListener, LiveListeners } from './LiveListeners.ts';
import { pauseAfter } from './pauseAfter.ts';

/** Who touched nothing for so long is not here: his windows read nothing more, or they would keep him signed in. */
const absentMillis = 10 * 60_000;
/** A window may be covered for a moment. */
const hiddenMillis = 15_000;
const watchRest = 200;
/** Refusals of a stream because of what it watches: too many streams, or a server in trouble, say nothing about that. */
const aboutWatches: ReadonlySet<string> = new Set(['403', '404', '422']);

interface LiveOptions {
  readonly data: Pick<DataSource, 'events'>;
  readonly session: Pick<SessionStore, 'token'>;
  readonly attention?: Attention;
}

/**
 * What the server tells as it happens (`GET /api/events`): counts of the inbox, unread messages, documents that changed. One
 * stream for the whole window, made anew after a pause that grows; none while the window is hidden or offline.
 *
 * `app.live()` gives it, loaded when first asked for. For live colours of a document:
 * `useEffect(() => { let end; void app.live?.().then((live) => { end = live.watch({table, key}, () => store.load()); });
 * return () => end?.(); })` or, shorter, `useLive((live) => live.watch({ table, key }, load))` of `runtime/host/useLive.ts`.
 */
export class LiveStore {
  counts: InboxCounts | undefined = undefined;
  unread: number | undefined = undefined;
  /** `lost`: there should be a stream and there is none. */
  state: 'resting' | 'connecting' | 'live' | 'lost' = 'resting';
  readonly #options: LiveOptions;
  readonly #attention: Attention;
  readonly #listeners = new LiveListeners();
  #stream: AbortController | undefined;
  #isStarted = false;
  #failures = 0;
  #notBefore = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt: number | undefined;
  /** Something happened that listeners were not told. */
  #isBehind = false;
  /** More is watched than the stream knows. */
  #isStale = false;
  #end: () => void = () => undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#attention = options.attention ?? browserAttention();
    makeAutoObservable(this, { counts: observableRef });
  }

  /** Begins as soon as the page has loaded what it needs; ends for good when the user signs out. */
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

  /** Hears of every document that concerns the user; ends with the returned function. */
  onFlow(listener: FlowListener): () => void {
    return this.#listeners.add(listener);
  }

  /** Hears of one document, whoever it concerns; ends with the returned function. What may not be looked at stays still. */
  watch(document: Watch, listener: () => void): () => void {
    const end = this.#listeners.watch(document, listener);
    this.#renew();
    return end;
  }

  /** The stream knows what is watched when it is opened: it is opened anew, after whoever watches more at once. */
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

  /** Opens or ends the stream as things are now, and tells who had to wait. */
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
    // Without end it is waited for what changes, not for a time: no timer takes that long.
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
    const { token } = session;
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
          // What happened since the last stream, or since the page was read.
          this.#tell(undefined);
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
    };
    const { watches } = this.#listeners;
    const end = await data
      .events({ watches, signal: stream.signal, listener })
      .catch((): StreamEnd => ({ kind: 'lost' }));
    // Ended from this side: whoever did knows what follows.
    if (this.#stream !== stream) return;
    this.#stream = undefined;
    runInAction(() => {
      this.state = 'lost';
    });
    this.#goOn(end, token);
  }

  #goOn(end: StreamEnd, token: string | undefined): void {
    // A document that may not be looked at any more: the stream goes on without any.
    if (end.kind === 'refused' && aboutWatches.has(end.code)) this.#listeners.unwatch();
    const isOutdated = end.kind === 'signedOut' && token !== this.#options.session.token;
    // Nothing follows a token that ended, until there is another.
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
