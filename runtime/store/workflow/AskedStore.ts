import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Answer, type Failure, failed } from '../../data/Answer.ts';
import { foldDocument } from '../../data/foldDocument.ts';
import { loadLanguages } from '../../data/loadLanguages.ts';
import type { AskedDocument } from '../../data/workflow/InboxCalls.ts';
import type { App } from '../../host/AppContext.ts';
import { auditStatus } from '../../model/access/documentState.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { WaitingDocument } from '../../wire/inbox/Inbox.ts';
import { BoxAnnouncer } from '../box/BoxAnnouncer.ts';
import { DocumentForms } from '../form/DocumentForms.ts';
import { inForm, issuesOf, placeIssues } from '../form/placeIssues.ts';
import { BoxProblems } from '../problems/BoxProblems.ts';
import type { Keep } from '../shell/AppStore.ts';
import { ApprovalStore } from './ApprovalStore.ts';
import { AskedNotes } from './AskedNotes.ts';
import { leaveRow } from './leaveRow.ts';
import { restoreChanges, voteChanges } from './voteChanges.ts';
import { waitingText } from './waitingText.ts';

/** A decision made on this page. */
export interface MadeDecision {
  readonly status: number;
  /** The server's message, and who has the document next. */
  readonly words: string;
}

/** One document on the approval page for phones: content, approval, decision, and the next document. */
export class AskedStore {
  asked: AskedDocument | undefined = undefined;
  doc: DocumentTable | undefined = undefined;
  failure: Failure | undefined = undefined;
  /** Why the last decision was refused; empty: it was not. */
  problem = '';
  made: MadeDecision | undefined = undefined;
  /** Undefined: not known yet, or none waits. */
  next: WaitingDocument | undefined = undefined;
  forms: DocumentForms | undefined = undefined;
  readonly approval: ApprovalStore;
  readonly voice: BoxAnnouncer;
  readonly problems: BoxProblems;
  readonly table: string;
  readonly key: string;
  readonly #app: App;
  readonly #notes: AskedNotes;

  /** `keep`: storage for unsent input. */
  constructor(app: App, table: string, key: string, keep: Keep) {
    this.#app = app;
    this.#notes = new AskedNotes(keep, app.session.user?.id, table, key);
    this.table = table;
    this.key = key;
    this.approval = new ApprovalStore(app, table, key);
    this.voice = new BoxAnnouncer(app);
    this.problems = new BoxProblems(() => this.forms, this.voice);
    makeAutoObservable(
      this,
      {
        table: false,
        key: false,
        approval: false,
        voice: false,
        problems: false,
        asked: observableRef,
        doc: observableRef,
        failure: observableRef,
        made: observableRef,
        next: observableRef,
        forms: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Loads document and approval; input for the vote stays over the current record. */
  async load(): Promise<void> {
    const [answer] = await Promise.all([this.#document(), this.approval.load()]);
    const schema = answer.ok ? answer.data.schema : undefined;
    if (schema) await loadLanguages([schema.layers, ...Object.values(schema.details)].flat());
    runInAction(() => {
      const failure = answer.ok ? this.approval.failure : answer.failure;
      // Keeps the old view when a reload fails.
      if (!answer.ok || (failure && !this.asked)) {
        this.failure = failure;
        return;
      }
      this.failure = undefined;
      this.#show(answer.data);
    });
  }

  /** Fields the step lets the user fill in: header fields, and `Table.Field` for rows. */
  get editable(): readonly string[] {
    const { approval } = this.approval;
    return (approval?.mayVote && approval.editable) || [];
  }

  /** Whether input would be lost. */
  get unsaved(): boolean {
    return (
      this.made === undefined && (this.approval.vote.reason.trim() !== '' || this.forms?.changed === true)
    );
  }

  /** Stores unsent input for a later visit. */
  keep(): void {
    // Before the first load, the stored note is still the latest.
    if (!this.forms) return;
    const { reason } = this.approval.vote;
    const changes = voteChanges(this.forms, this.editable);
    this.#notes.write(this.unsaved && (reason.trim() !== '' || changes) ? { reason, changes } : undefined);
  }

  /** Checks the input; false: issues are shown at their fields, and their row is open. */
  async check(): Promise<boolean> {
    const { forms, editable } = this;
    if (!forms) return false;
    this.#fail('');
    await forms.settled();
    const wrong = forms.details.flatMap((detail) => {
      const row = detail.editingPath;
      return leaveRow(detail).map((issue) => ({ ...issue, path: issue.path ? `${row}.${issue.path}` : row }));
    });
    if (forms.changed && voteChanges(forms, editable))
      wrong.push(...forms.check().filter(({ path }) => this.#isMeant(path)));
    if (wrong.length === 0) {
      this.problems.hide();
      return true;
    }
    runInAction(() => this.problems.announce(wrong, this.#isMeant));
    return this.#fail(this.#app.t('inbox.fieldsWrong'));
  }

  /** Sends the decision once; true: it counts. */
  async decide(): Promise<boolean> {
    const { forms, approval } = this;
    if (!forms || approval.sending || !(await this.check())) return false;
    const changes = forms.changed ? voteChanges(forms, this.editable) : undefined;
    const { status } = approval.vote;
    const outcome = await approval.submit({ version: Number(forms.main.value('Version')), changes });
    if (!outcome) return false;
    if (!outcome.ok) {
      const { failure } = outcome;
      if (failure.code !== 'network') await this.load();
      if (this.forms) {
        const issues = inForm(this.forms, changes, issuesOf(failure.data));
        placeIssues(issues, this.forms.main, this.forms.details);
        if (issues.length > 0) runInAction(() => this.problems.announce(issues));
      }
      return this.#fail(failure.message);
    }
    await this.#done(status, outcome.message);
    return true;
  }

  /** Starts another decision, because the next step asks the same user. */
  goOn(): void {
    this.made = undefined;
  }

  async #document(): Promise<Answer<AskedDocument>> {
    try {
      return await (await this.#app.data.inbox()).document(this.table, this.key);
    } catch {
      return failed('network', this.#app.t('shell.chunkFailed'));
    }
  }

  #show(asked: AskedDocument): void {
    const { editable } = this;
    // Nothing changed: typing in a field continues.
    if (this.forms && JSON.stringify(asked) === JSON.stringify(this.asked)) {
      this.forms.permit(editable);
      return;
    }
    const note = this.forms ? undefined : this.#notes.read();
    const kept = this.forms ? voteChanges(this.forms, editable) : note?.changes;
    const open = this.forms?.details.map(({ editing }) => editing?.key);
    this.asked = asked;
    this.doc = foldDocument(asked.schema, this.#app.fieldTypes);
    this.forms = new DocumentForms(this.#app, this.doc, asked.document, 'Edit');
    this.forms.permit(editable);
    if (kept && editable.length > 0) restoreChanges(this.forms, kept);
    if (note && this.approval.vote.reason === '') this.approval.vote.setReason(note.reason);
    for (const [at, detail] of this.forms.details.entries()) {
      const key = open?.[at];
      // Typing in a row continues.
      if (key !== undefined && detail.edit.permitted) detail.begin(key);
    }
  }

  /** Whether the step lets the user correct what stands at a path. */
  readonly #isMeant = (path: string): boolean => this.editable.includes(path.replace(/\[\d+\]/, ''));

  #fail(problem: string): boolean {
    runInAction(() => {
      this.problem = problem;
    });
    return false;
  }

  async #done(status: number, message: string | undefined): Promise<void> {
    const { t } = this.#app;
    const done = message ?? t(status === auditStatus.approved ? 'inbox.approved' : 'inbox.rejected');
    const { approval } = this.approval;
    const next = approval && waitingText(approval, t);
    runInAction(() => {
      this.made = { status, words: next === undefined ? done : t('approvalScreen.andThen', { done, next }) };
    });
    await Promise.all([this.#askNext(), this.#reread()]);
  }

  async #askNext(): Promise<void> {
    try {
      const answer = await (await this.#app.data.inbox()).inbox({ table: this.table, key: this.key });
      if (answer.ok)
        runInAction(() => {
          this.next = answer.data.next ?? undefined;
        });
    } catch {
      // Without an offer the inbox still has the document.
    }
  }

  async #reread(): Promise<void> {
    const answer = await this.#document();
    if (answer.ok) runInAction(() => this.#show(answer.data));
  }
}
