import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Answer, type Failure, failed } from '../../data/Answer.ts';
import type { Approval, ApprovalEntry, ApprovalStep } from '../../data/Approval.ts';
import type { RecordKey } from '../../data/DataSource.ts';
import type { Vote } from '../../data/DocumentCalls.ts';
import type { App } from '../../host/AppContext.ts';
import { auditStatus } from '../../model/access/documentState.ts';
import { continuation } from '../../model/workflow/definition/FlowNode.ts';
import type { RowOutcome } from '../../wire/records/RowOutcome.ts';
import type { SavePayload } from '../../wire/SavePayload.ts';
import { VoteDraft } from '../VoteDraft.ts';
import { OnceSender } from './OnceSender.ts';

type ApprovalApp = Pick<App, 'data' | 'notify' | 'session' | 't'>;

/** What a vote is about besides the decision itself. */
export interface VoteSubject {
  /** The version that is shown. */
  readonly version: number;
  readonly changes: SavePayload | undefined;
}

/** How a vote ended. `overtaken`: who decided meanwhile, when somebody did; the course is read again then. */
export type VoteOutcome =
  | { readonly ok: true; readonly message: string | undefined }
  | { readonly ok: false; readonly failure: Failure; readonly overtaken: ApprovalEntry | undefined };

const afterReject = [continuation.end, continuation.previous, continuation.start] as const;
const afterReverse = [continuation.previous, continuation.start] as const;

/** The course of one document: where it stands, which step is looked at, and the decision being made about it. */
export class ApprovalStore {
  approval: Approval | undefined = undefined;
  failure: Failure | undefined = undefined;
  sending = false;
  /** Somebody else did something while the decision was being written: what is shown is not the newest. */
  behind = false;
  /** Whether something is written that a fresh course could take away; default: a reason of the decision. */
  isTyping: (() => boolean) | undefined = undefined;
  readonly vote = new VoteDraft();
  readonly #app: ApprovalApp;
  readonly #table: string;
  readonly #key: RecordKey;
  readonly #once = new OnceSender();
  private chosen: string | undefined = undefined;
  #asked = 0;
  #reading: Promise<void> = Promise.resolve();

  constructor(app: ApprovalApp, table: string, key: RecordKey) {
    this.#app = app;
    this.#table = table;
    this.#key = key;
    makeAutoObservable(
      this,
      { vote: false, isTyping: false, approval: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Reads the course because somebody else did something; the step that is looked at stays chosen. Nothing is taken from under
   * somebody's hands: while he writes it is only said (`behind`).
   */
  async follow(): Promise<void> {
    // The own decision reads it again by itself.
    if (this.sending || !this.approval) return;
    if (this.isTyping?.() ?? this.vote.reason.trim() !== '') {
      this.behind = true;
      return;
    }
    await this.load(this.chosen);
  }

  /**
   * Reads the course; what was typed stays. `chosen`: the step to look at, default the open one. Where another reading
   * begins meanwhile it waits for that one: afterwards the course is as new as it can be.
   */
  async load(chosen?: string): Promise<void> {
    let reading = this.#read(chosen);
    this.#reading = reading;
    await reading;
    while (reading !== this.#reading) {
      reading = this.#reading;
      await reading;
    }
  }

  async #read(chosen: string | undefined): Promise<void> {
    const asked = ++this.#asked;
    const answer = await this.#steps();
    // A later reading has its own answer on the way.
    if (asked !== this.#asked) return;
    runInAction(() => {
      if (!answer.ok) {
        // What could be read before still stands.
        this.failure = answer.failure;
        this.#app.notify.error(answer.failure.message);
        return;
      }
      const was = this.reversing;
      this.behind = false;
      this.failure = undefined;
      this.approval = answer.data;
      this.chosen = chosen;
      // Watching an approved document there is one decision; it is no choice, and none is left over from it.
      if (this.reversing) this.vote.setStatus(auditStatus.reversed);
      else if (was) this.vote.setStatus(auditStatus.approved);
    });
  }

  async #steps(): Promise<Answer<Approval>> {
    try {
      return await this.#app.data.steps(this.#table, this.#key);
    } catch {
      return failed('network', this.#app.t('shell.chunkFailed'));
    }
  }

  /** The step that is looked at: the chosen one, else the first open one, else the end. */
  get step(): ApprovalStep | undefined {
    const steps = this.approval?.steps ?? [];
    return (
      steps.find(({ stepId }) => stepId === this.chosen) ??
      steps.find(({ status }) => status === 0) ??
      steps.findLast(({ type }) => type === 'end')
    );
  }

  choose(stepId: string): void {
    this.chosen = stepId;
  }

  /** The caller may take the approval back, and nothing else. */
  get reversing(): boolean {
    return this.approval?.mayReverse === true && !this.approval.mayVote;
  }

  /** What may follow the decision as it stands; nothing follows an approval but the flow itself. */
  get continuations(): readonly number[] {
    if (this.approval?.flow === undefined) return [];
    if (this.reversing) return afterReverse;
    return this.vote.status === auditStatus.returned ? afterReject : [];
  }

  /**
   * What follows: the choice, else what the node says, else the first offered. A reverse approval is not by default
   * returned to the user who asks for it.
   */
  get continuation(): number | undefined {
    const offered = this.continuations;
    const back = this.#isOwnStep(this.previous) ? continuation.start : this.previous?.back;
    const own = this.reversing ? back : this.current?.refuse;
    return [this.vote.continuation, own, offered[0]].find(
      (one) => one !== undefined && offered.includes(one),
    );
  }

  /** The step that is being decided. */
  get current(): ApprovalStep | undefined {
    const { approval } = this;
    return approval?.steps.find(({ stepId }) => stepId === approval.currentStepId);
  }

  /** Name of who handed the document in, and gets it back at the start node; empty: not said. */
  get creator(): string {
    return this.approval?.steps.find(({ type }) => type === 'start')?.creator ?? '';
  }

  /** The step decided before the open one, or last; undefined: "previous" is the creator. */
  get previous(): ApprovalStep | undefined {
    const steps = this.approval?.steps ?? [];
    const until = this.current ? steps.indexOf(this.current) : steps.length;
    return steps.slice(0, until).findLast(({ type, status }) => type === 'node' && status === 1);
  }

  /** Whether the user is the only one asked in the step. */
  #isOwnStep(step: ApprovalStep | undefined): boolean {
    const { user } = this.#app.session;
    const names = [user?.realName, user?.userName];
    const approvers = step?.approvers ?? [];
    return approvers.length > 0 && approvers.every(({ userName }) => names.includes(userName));
  }

  /** Sends the decision. Done: the draft starts anew; refused: it stays. Either way the course is read again. */
  async submit({ version, changes }: VoteSubject): Promise<VoteOutcome | undefined> {
    if (this.sending || !this.approval) return undefined;
    this.sending = true;
    const { log, flow } = this.approval;
    const answer = await this.#send({ version, changes });
    const done = doneIn(answer);
    if (done.ok) this.vote.reset();
    if (flow && (done.ok || done.failure.code !== 'network')) await this.load();
    runInAction(() => {
      this.sending = false;
    });
    if (done.ok) return { ok: true, message: done.message };
    const since = this.approval?.log.slice(log.length) ?? [];
    return { ok: false, failure: done.failure, overtaken: since.findLast(({ auditor }) => auditor !== '') };
  }

  #send({ version, changes }: VoteSubject): Promise<Answer<readonly RowOutcome[]>> {
    const { currentStepId } = this.approval ?? {};
    const { status, reason } = this.vote;
    const { continuation: follows, reversing } = this;
    const vote: Vote = {
      status,
      reason,
      version,
      ...(follows === undefined ? {} : { continuation: follows }),
      ...(currentStepId === undefined || reversing ? {} : { stepId: currentStepId }),
      ...(changes === undefined ? {} : { changes }),
    };
    return this.#once.send(vote, (key) => this.#app.data.audit(this.#table, [String(this.#key)], vote, key));
  }
}

/** One document was sent: its own refusal is the call's. */
function doneIn(answer: Answer<readonly RowOutcome[]>): Answer<unknown> {
  if (!answer.ok) return answer;
  const refused = answer.data.find(({ ok }) => !ok);
  return refused ? failed('422', refused.message) : answer;
}
