import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Answer, answered, failed } from '../../data/Answer.ts';
import type { RecordKey } from '../../data/DataSource.ts';
import type { FlowCalls } from '../../data/workflow/FlowCalls.ts';
import type { App } from '../../host/AppContext.ts';
import type { RowOutcome } from '../../wire/records/RowOutcome.ts';
import type { RunningDocuments, UnstartedDocuments } from '../../wire/workflow/readFlowDocuments.ts';
import { RowChoice } from './RowChoice.ts';

type PublishedApp = Pick<App, 'data' | 't'>;

/**
 * Effect of a newly published version on documents (`running`, `move`, `unstarted`, `start`). Documents in
 * older versions keep theirs or move to the new one; open documents without a flow can start.
 */
export class PublishedStore {
  /** Undefined: loading, or nothing to load. */
  running: RunningDocuments | undefined = undefined;
  unstarted: UnstartedDocuments | undefined = undefined;
  /** Why loading failed. */
  failure: string | undefined = undefined;
  loaded = false;
  move: RowChoice | undefined = undefined;
  start: RowChoice | undefined = undefined;
  readonly #app: PublishedApp;
  readonly #flow: { readonly id: RecordKey; readonly table: string };

  constructor(app: PublishedApp, flow: { readonly id: RecordKey; readonly table: string }) {
    this.#app = app;
    this.#flow = flow;
    makeAutoObservable(this, {
      running: observableRef,
      unstarted: observableRef,
      move: observableRef,
      start: observableRef,
    });
  }

  /** No documents need a decision. */
  get isEmpty(): boolean {
    return this.loaded && !this.running?.total && !this.unstarted?.total;
  }

  async load(): Promise<void> {
    const { id, table } = this.#flow;
    const [running, unstarted] = await Promise.all([
      this.#call((calls) => calls.running(id)),
      this.#call((calls) => calls.unstarted(table)),
    ]);
    runInAction(() => {
      this.loaded = running.ok && unstarted.ok;
      this.failure = !running.ok
        ? running.failure.message
        : unstarted.ok
          ? undefined
          : unstarted.failure.message;
      if (running.ok) {
        this.running = running.data;
        const movable = running.data.asks ? running.data.list.filter(({ mayMove }) => mayMove) : [];
        this.move = new RowChoice(movable, (keys) => this.#call((calls) => calls.move(id, keys)));
      }
      if (unstarted.ok) {
        this.unstarted = unstarted.data;
        // Old documents are not started by default: the user chooses each.
        this.start = new RowChoice(unstarted.data.list, (keys) => this.#start(keys), false);
      }
    });
  }

  /** Starts all chosen documents or none: every row ends as the call does. */
  async #start(keys: readonly string[]): Promise<Answer<readonly RowOutcome[]>> {
    const answer = await this.#call((calls) => calls.start(this.#flow.table, keys));
    if (!answer.ok) return answer;
    return answered(
      keys.map((key) => ({ key, ok: true, message: '' })),
      answer.message,
    );
  }

  async #call<T>(call: (calls: FlowCalls) => Promise<Answer<T>>): Promise<Answer<T>> {
    try {
      return await call(await this.#app.data.flows());
    } catch {
      return failed('network', this.#app.t('shell.chunkFailed'));
    }
  }
}
