import type { CallEnd } from '../context/WorkWatch.ts';
import type { BegunWork, WorkEnd } from '../db/WatchedWork.ts';
import type { CallInHand } from '../log/CallInHand.ts';
import type { Logger } from '../log/Logger.ts';
import { Newest } from './Newest.ts';
import { PerMinute } from './PerMinute.ts';
import { statementShape } from './statementShape.ts';

/** Milliseconds from which a call or a statement is slow. */
export const slowMillis = 1_000;
/** Maximum lines of the log a minute, of calls and of statements each. */
const mostLines = 20;
/** Maximum kept for the administrator, of calls and of statements each. */
const mostKept = 30;

/** What slow work was part of. */
interface SlowPart {
  /** Moment of its end, `yyyy-MM-dd HH:mm:ss` in the product's time zone. */
  readonly at: string;
  readonly millis: number;
  /** Empty: no call, but work by the clock. */
  readonly requestId: string;
  readonly route: string;
  readonly userId: number | undefined;
}

export interface SlowCall extends SlowPart {
  readonly method: string;
  readonly status: number;
}

export interface SlowStatement extends SlowPart {
  /** Milliseconds of `millis` that it waited for a connection. */
  readonly waited: number;
  readonly shape: string;
  readonly isRefused: boolean;
}

const partOf = (call: CallInHand | undefined): Omit<SlowPart, 'at' | 'millis'> => ({
  requestId: call?.requestId ?? '',
  route: call?.route ?? '',
  userId: call?.caller?.userId,
});

/** Slow calls and statements: each a line of the log, the newest kept. No value of a statement or a body is in them. */
export class SlowWork {
  readonly #log: Pick<Logger, 'warn'>;
  readonly #now: () => string;
  readonly #calls = new Newest<SlowCall>(mostKept);
  readonly #statements = new Newest<SlowStatement>(mostKept);
  readonly #lines = { call: new PerMinute(mostLines), statement: new PerMinute(mostLines) };
  readonly #counts = { call: 0, statement: 0 };

  /** `now`: the moment as text. */
  constructor(log: Pick<Logger, 'warn'>, now: () => string) {
    this.#log = log;
    this.#now = now;
  }

  /** The newest first. */
  get calls(): readonly SlowCall[] {
    return this.#calls.all;
  }

  get statements(): readonly SlowStatement[] {
    return this.#statements.all;
  }

  /** How many there were since the start. */
  get counts(): Readonly<Record<'call' | 'statement', number>> {
    return this.#counts;
  }

  answered(call: CallInHand, { status, millis }: CallEnd): void {
    if (millis < slowMillis) return;
    const slow = {
      ...{ at: this.#now(), millis: Math.round(millis), ...partOf(call) },
      ...{ method: call.method, status },
    };
    this.#calls.add(slow);
    this.#write('call', slow);
  }

  /** A statement that only waited for others is not slow: they are. */
  ended(work: BegunWork, { millis, waited, isRefused }: WorkEnd): void {
    if (work.kind === 'transaction' || millis - waited < slowMillis) return;
    const slow = {
      ...{ at: this.#now(), millis: Math.round(millis), ...partOf(work.call) },
      ...{ waited: Math.round(waited), shape: statementShape(work.sql), isRefused },
    };
    this.#statements.add(slow);
    this.#write('statement', slow);
  }

  #write(kind: 'call' | 'statement', { at: _, ...fields }: SlowCall | SlowStatement): void {
    this.#counts[kind] += 1;
    const lines = this.#lines[kind];
    if (!lines.passes(performance.now())) return;
    const unwritten = lines.takeHeld();
    this.#log.warn({ ...fields, ...(unwritten > 0 && { unwritten }) }, `slow ${kind}`);
  }
}
