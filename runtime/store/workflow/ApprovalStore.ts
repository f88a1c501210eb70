import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Answer, type Failure, failed } from '../../data/Answer.ts';
import type { RecordKey } from '../../data/DataSource.ts';
import type { Vote } from '../../data/DocumentCalls.ts';
import type { Approval, ApprovalEntry, ApprovalStep } from '../../data/workflow/Approval.ts';
import type { App } from '../../host/AppContext.ts';
import { auditStatus } from '../../model/access/documentState.ts';
import { continuation } from '../../model/workflow/definition/FlowNode.ts';
import type { RowOutcome } from '../../wire/records/RowOutcome.ts';
import type { SavePayload } from '../../wire/SavePayload.ts';
import { OnceSender } from './OnceSender.ts';
import { VoteDraft } from './VoteDraft.ts';

type ApprovalApp = Pick<App, 'data' | 'notify' | 'session' | 't'>;

/** Subject of a vote besides the decision itself. */
export interface VoteSubject {
  /** The version on screen. */
  readonly version: number;
  readonly changes: SavePayload | undefined;
}

/** Result of a vote. `overtaken`: another user decided meanwhile; the approval is then loaded again. */
export type VoteOutcome =
  | { readonly ok: true; readonly message: string | undefined }
  | { readonly ok: false; readonly failure: Failure; readonly overtaken: ApprovalEntry | undefined };

const afterReject = [continuation.end, continuation.previous, continuation.start] as const;
const afterReverse = [continuation.previous, continuation.start] as const;

/** The approval of one document: its state, the step shown, and the decision being made. */
export class ApprovalStore {
  approval: Approval | undefined = undefined;
  failure: Failure | undefined = undefined;
  sending = false;
  /** Another user acted while the decision was being written, so the view is outdated. */
  behind = false;
  /** Whether input exists that a reload could remove; default: a reason of the decision. */
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

  /** Whether a reason was typed. */
  get typed(): boolean {
    return this.vote.reason.trim() !== '';
  }

  /**
   * Reloads after an action of another user and keeps the chosen step. While the user types, it only sets
   * `behind`.
   */
  async follow(): Promise<void> {
    // The user's own decision reloads by itself.
    if (this.sending || !this.approval) return;
    if (this.isTyping?.() ?? this.typed) {
      this.behind = true;
      return;
    }
    await this.load(this.chosen);
  }

  /**
   * Loads the approval; keeps input. `chosen`: the step to show, default the open one. Waits for a load that
   * is running, so that the result is current.
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
    // A later load has its own answer.
    if (asked !== this.#asked) return;
    runInAction(() => {
      if (!answer.ok) {
        // Keeps what was loaded before.
        this.failure = answer.failure;
        this.#app.notify.error(answer.failure.message);
        return;
      }
      const was = this.reversing;
      this.behind = false;
      this.failure = undefined;
      this.approval = answer.data;
      this.chosen = chosen;
      // Viewing an approved document allows a reverse approval only; an earlier choice is reset.
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

  /** The step shown: the chosen one, else the first open one, else the end. */
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

  /** The user may reverse the approval, and nothing else. */
  get reversing(): boolean {
    return this.approval?.mayReverse === true && !this.approval.mayVote;
  }

  /** Possible continuations of the decision; an approval has none. */
  get continuations(): readonly number[] {
    if (this.approval?.flow === undefined) return [];
    if (this.reversing) return afterReverse;
    return this.vote.status === auditStatus.returned ? afterReject : [];
  }

  /**
   * The continuation: the choice, else the step's, else the first offered. By default a reverse approval is
   * not returned to the user who asks for it.
   */
  get continuation(): number | undefined {
    const offered = this.continuations;
    const back = this.#isOwnStep(this.previous) ? continuation.start : this.previous?.back;
    const own = this.reversing ? back : this.current?.refuse;
    return [this.vote.continuation, own, offered[0]].find(
      (one) => one !== undefined && offered.includes(one),
    );
  }

  /** The step that waits for a decision. */
  get current(): ApprovalStep | undefined {
    const { approval } = this;
    return approval?.steps.find(({ stepId }) => stepId === approval.currentStepId);
  }

  /** Name of the submitter, who gets the document back at the start; empty: unknown. */
  get creator(): string {
    return this.approval?.steps.find(({ type }) => type === 'start')?.creator ?? '';
  }

  /** The step decided before the open one, or last; undefined: "previous" means the submitter. */
  get previous(): ApprovalStep | undefined {
    const steps = this.approval?.steps ?? [];
    const until = this.current ? steps.indexOf(this.current) : steps.length;
    return steps.slice(0, until).findLast(({ type, status }) => type === 'node' && status === 1);
  }

  /** Whether the user is the only approver of the step. */
  #isOwnStep(step: ApprovalStep | undefined): boolean {
    const { user } = this.#app.session;
    const names = [user?.realName, user?.userName];
    const approvers = step?.approvers ?? [];
    return approvers.length > 0 && approvers.every(({ userName }) => names.includes(userName));
  }

  /** Sends the decision. Success resets the draft, a refusal keeps it; both reload the approval. */
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

/** For one document, its own refusal counts as that of the call. */
function doneIn(answer: Answer<readonly RowOutcome[]>): Answer<unknown> {
  if (!answer.ok) return answer;
  const refused = answer.data.find(({ ok }) => !ok);
  return refused ? failed('422', refused.message) : answer;
}
