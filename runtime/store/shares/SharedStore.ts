import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DataSource } from '../../data/DataSource.ts';
import { openEvents } from '../../data/openEvents.ts';
import { serverEvents } from '../../data/serverEvents.ts';
import { read } from '../../wire/shape.ts';
import { aliveEvent, sharedAnswer } from '../../wire/shares/readShare.ts';
import type { SharedAnswer, ShownShare } from '../../wire/shares/Share.ts';
import { shareEndpoints as endpoints } from '../../wire/shares/shareEndpoints.ts';

/** Milliseconds between two readings while the page is looked at; a wall is told what changed. */
const pause = 60_000;
/** Milliseconds until a lost line is tried again: at first, at most, and where the share has ended. */
const waits = { first: 2_000, most: 30_000, ended: 120_000 } as const;
/** Milliseconds without any sign after which a line is lost. */
const patience = 60_000;

interface SharedStoreOptions {
  readonly code: string;
  /** Whether the server has another build than this page, and how to load it. */
  readonly isOld?: () => Promise<boolean>;
  readonly reload?: () => unknown;
}

/** A share as everybody sees it who has its code. It calls nothing but the two calls that a code opens. */
export class SharedStore {
  readonly code: string;
  answer: SharedAnswer | undefined = undefined;
  /** The code opens nothing, or does no longer. */
  isGone = false;
  /** Why nothing could be read; undefined: it was. */
  problem: string | undefined = undefined;
  /** The line is lost: figures stand as of `standsAt`. */
  isLost = false;
  /** The product's time up to which the figures stand, `yyyy-MM-dd HH:mm:ss`. */
  standsAt: string | undefined = undefined;
  /** By place of the filter the place of its option. */
  chosen: readonly number[] = [];
  /** The board of a wall that stands, from 0, and how often one took the place of another. */
  at = 0;
  turned = 0;
  readonly #data: Pick<DataSource, 'http'>;
  readonly #options: SharedStoreOptions;
  #heardAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watching: AbortController | undefined;
  #isClosed = false;

  constructor(data: Pick<DataSource, 'http'>, options: SharedStoreOptions) {
    this.#data = data;
    this.#options = options;
    this.code = options.code;
    makeAutoObservable(
      this,
      { answer: observableRef, chosen: observableRef, now: false },
      { autoBind: true },
    );
  }

  get current(): ShownShare | undefined {
    return this.answer?.boards[this.at] ?? this.answer?.boards[0];
  }

  /** The product's time, `yyyy-MM-dd HH:mm:ss`: as of the last answer, and what has passed since. */
  now(): string {
    const start = this.answer ? Date.parse(`${this.answer.now.replace(' ', 'T')}Z`) : Date.now();
    const passed = this.answer ? performance.now() - this.#heardAt : 0;
    return new Date(start + passed).toISOString().slice(0, 19).replace('T', ' ');
  }

  /** Opens the share and follows it until `close`. */
  async open(): Promise<void> {
    this.#isClosed = false;
    await this.#load();
    if (this.#isClosed) return;
    if (this.answer?.isWall) void this.#watch(waits.first);
    else this.#again();
  }

  /** Chooses an option of a filter; -1: all of them. */
  choose(filter: number, option: number): void {
    const chosen = this.current?.choices.map((_, at) => this.chosen[at] ?? -1) ?? [];
    this.chosen = chosen.map((before, at) => (at === filter ? option : before));
    void this.#load();
  }

  /** Lets the next board stand. */
  next(): void {
    const all = this.answer?.boards.length ?? 0;
    if (all < 2) return;
    this.at = (this.at + 1) % all;
    this.turned += 1;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#watching?.abort();
  }

  #again(): void {
    this.#timer = setTimeout(() => {
      const isSeen = typeof document === 'undefined' || document.visibilityState === 'visible';
      void (isSeen ? this.#load() : Promise.resolve()).then(() => {
        if (!this.#isClosed) this.#again();
      });
    }, pause);
  }

  async #load(): Promise<void> {
    const { chosen } = this;
    const body = { code: this.code, chosen };
    const answer = await this.#data.http.call(endpoints.shared, { body }, sharedAnswer);
    if (this.#isClosed || chosen !== this.chosen) return;
    runInAction(() => {
      if (answer.ok) {
        this.answer = answer.data;
        this.isGone = false;
        this.problem = undefined;
        this.isLost = false;
        this.#heard(answer.data.now);
        if (this.at >= answer.data.boards.length) this.at = 0;
        return;
      }
      const { code, message } = answer.failure;
      if (String(code) === '404') this.isGone = true;
      else if (this.answer === undefined) this.problem = message;
      else this.isLost = true;
    });
  }

  #heard(now: string): void {
    this.standsAt = now;
    this.#heardAt = performance.now();
  }

  /** Follows a wall, and again after the line broke: whatever happens to the server, it comes back. */
  async #watch(wait: number): Promise<void> {
    const watching = new AbortController();
    this.#watching = watching;
    let isHeard = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const sign = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => watching.abort(), patience);
    };
    sign();
    const opened = await openEvents(this.#data.http, endpoints.watch, {
      body: { code: this.code },
      signal: watching.signal,
    });
    if (opened.ok)
      try {
        for await (const { event, data } of serverEvents(opened.data)) {
          sign();
          if (!isHeard && this.isLost && (await this.#options.isOld?.())) this.#options.reload?.();
          isHeard = true;
          await this.#hear(event, data);
        }
      } catch {
        // The line broke: it is tried again.
      }
    clearTimeout(silence);
    if (this.#isClosed) return;
    runInAction(() => {
      if (!opened.ok && String(opened.failure.code) === '404') this.isGone = true;
      else if (!this.isGone) this.isLost = true;
    });
    const now = this.isGone ? waits.ended : isHeard ? waits.first : wait;
    this.#timer = setTimeout(() => void this.#watch(Math.min(now * 2, waits.most)), now);
  }

  async #hear(event: string, data: string): Promise<void> {
    if (event === 'changed') await this.#load();
    if (event === 'ended')
      runInAction(() => {
        this.isGone = true;
      });
    if (event !== 'alive') return;
    const told = read(aliveEvent, parsed(data));
    if (!told.ok) return;
    runInAction(() => {
      this.isLost = false;
      if (this.answer !== undefined) this.answer = { ...this.answer, now: told.value.now };
      this.#heard(told.value.now);
    });
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
