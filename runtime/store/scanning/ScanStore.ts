import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { addMessages } from '../../model/messages/index.ts';
import { scanPageMessages } from '../../model/messages/scanPage.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { ScanStep, ScanTasks, ScanWork } from '../../model/schema/ScanWork.ts';
import { DocumentForms } from '../form/DocumentForms.ts';
import type { FormStore } from '../form/FormStore.ts';
import { issuesOf, placeIssues } from '../form/placeIssues.ts';
import { DocumentSaver } from '../saving/DocumentSaver.ts';
import { headerValues } from './headerValues.ts';
import { makeLine, makeOf } from './makeLine.ts';
import type { ScanLine } from './ScanLine.ts';
import type { ScanTables } from './ScanTables.ts';
import type { ScanTaskList } from './ScanTaskList.ts';
import { keptFields, quantityStep, scanPayload } from './scanPayload.ts';
import { refused, type Taken, taken } from './steps/StepTaker.ts';
import { codedSteps } from './steps/stepTakers.ts';
import { takeLabel } from './steps/takeLabel.ts';
import { takeTask } from './takeTask.ts';
import { valueText } from './valueText.ts';

addMessages(scanPageMessages);

/** Maximum rows of a scanned document, and milliseconds in which the saver takes no second save. */
const [mostRows, window] = [500, 500];

/** The scanned document that the new one is made of. */
export interface ScanSource {
  readonly key: string;
  readonly name: string;
  readonly table: ResolvedTable;
  readonly row: Row;
  readonly rows: readonly Row[];
}

/** A scan page at work: what has been scanned, what is asked next, and what the server said. */
export class ScanStore {
  readonly app: App;
  readonly work: ScanWork;
  readonly doc: DocumentTable;
  readonly tasks: ScanTaskList | undefined;
  source: ScanSource | undefined = undefined;
  /** The row whose quantity is entered. */
  line: ScanLine | undefined = undefined;
  /** Rows before it, of documents with several. */
  lines: readonly ScanLine[] = [];
  /** Rows with the scanned code, from which the user chooses one. */
  offered: readonly Row[] = [];
  /** Result of the last scan or save. */
  said = '';
  /** Why the last one was refused; empty: it was not. */
  problem = '';
  isBusy = false;
  header: FormStore;
  readonly #tables: ScanTables;
  readonly #saver: DocumentSaver;
  #queue: Promise<void> = Promise.resolve();

  constructor(app: App, work: ScanWork, tables: ScanTables, tasks: ScanTaskList | undefined) {
    this.app = app;
    this.work = work;
    this.doc = tables.document;
    this.tasks = tasks;
    this.#tables = tables;
    this.#saver = new DocumentSaver(app.data, work.document, window);
    this.header = this.#newHeader({});
    makeAutoObservable(
      this,
      {
        ...{ app: false, work: false, doc: false, tasks: false, tableOf: false },
        ...{ source: observableRef, lines: observableRef, offered: observableRef, header: observableRef },
      },
      { autoBind: true },
    );
  }

  /** The step that the user is asked for. */
  get step(): ScanStep | undefined {
    if (this.line) return quantityStep(this.work);
    return codedSteps(this.work).find(({ step, taker }) => taker.isOpen(this, step))?.step;
  }

  get asked(): string {
    return this.step?.title ?? '';
  }

  /** Whether a document takes several rows. */
  get takesMany(): boolean {
    return quantityStep(this.work).rows !== undefined;
  }

  /** Whether leaving would lose input. */
  get unsaved(): boolean {
    return this.lines.length > 0 || this.line?.isTouched === true;
  }

  get rowStep(): ScanStep | undefined {
    return this.work.steps.find(({ step }) => step === 'row');
  }

  /** A table that a step names. */
  tableOf(name: string): ResolvedTable {
    return this.#tables.byName.get(name) ?? this.doc.main;
  }

  keyOfRow(row: Row): string {
    const { table = '' } = this.rowStep ?? {};
    return String(row[this.tableOf(table).key]);
  }

  held(key: string): ScanLine | undefined {
    return [this.line, ...this.lines].find((one) => one?.parts.key === key);
  }

  say(words: string): void {
    this.said = words;
    this.problem = '';
  }

  offer(rows: readonly Row[]): void {
    this.offered = rows;
  }

  /** Begins: reads open work and what the header begins with. */
  async begin(): Promise<void> {
    await Promise.all([this.tasks?.read(), this.#restart()]);
  }

  /** Takes a code, after those before it. */
  take(code: string): Promise<void> {
    return this.#turn(() => takeLabel(this, code.trim()));
  }

  /** Takes a row that the user tapped. */
  tap(row: Row): Promise<void> {
    return this.#turn(() => this.choose(row));
  }

  /** Takes a task that the user tapped: its document and its row. */
  tapTask(task: Row, tasks: ScanTasks): Promise<void> {
    return this.#turn(() => takeTask(this, task, tasks));
  }

  /** Opens a scanned document. Of one that several rows are taken of, the server says at once whether any may be. */
  async open(row: Row, hasMore: boolean): Promise<Taken> {
    const { data } = this.app;
    const step = this.work.steps.find((one) => one.step === 'source');
    const table = this.tableOf(step?.table ?? '');
    const key = String(row[table.key]);
    const detail = this.rowStep?.table;
    const [rows, made] = await Promise.all([
      detail === undefined
        ? undefined
        : data.detailPage(table.table, detail, { page: 1, rows: mostRows, value: key }),
      this.takesMany && detail !== undefined ? makeOf(this, { table: table.table, keys: [key] }) : undefined,
    ]);
    if (rows && !rows.ok) return refused(rows.failure.message);
    if (made && !made.ok) return refused(made.failure.message);
    const name = valueText(this.app, table, row, step?.code ?? table.nameField);
    runInAction(() => {
      this.source = { key, name, table, row, rows: rows?.data.rows ?? [] };
    });
    this.say(name);
    if (detail !== undefined || hasMore) return taken;
    return this.source ? makeLine(this, this.source, undefined) : taken;
  }

  /** Makes a row of the open document the current line, with what remains of it as the server says. */
  async choose(row: Row): Promise<Taken> {
    const { source, line, app } = this;
    const held = this.held(this.keyOfRow(row));
    if (held) return refused(app.t('scanPage.again', { name: held.parts.name }));
    if (!this.takesMany && line?.isTouched)
      return refused(app.t('scanPage.finishFirst', { name: line.parts.name }));
    if (!source) return refused(app.t('scanPage.sourceFirst', { first: this.asked }));
    return makeLine(this, source, row);
  }

  /** Makes a line the current one; that before it is kept with its quantity. */
  add(line: ScanLine): Taken {
    const { t } = this.app;
    if (this.held(line.parts.key)) return refused(t('scanPage.again', { name: line.parts.name }));
    if (this.takesMany && !this.#keepLine()) return refused(t('scanPage.badQuantity'));
    this.line = line;
    this.offered = [];
    const { name, proposed } = line.parts;
    this.say(this.source ? t('scanPage.foundRest', { name, rest: proposed }) : name);
    return taken;
  }

  /** Ends the entry of a quantity: the next code follows, or nothing more does and the document is saved. */
  next(): Promise<void> {
    if (!this.takesMany) return this.done();
    return this.#turn(async () => (this.#keepLine() ? taken : refused(this.app.t('scanPage.badQuantity'))));
  }

  /** Enters the quantity of a line again. */
  edit(line: ScanLine): void {
    if (!this.#keepLine()) {
      this.problem = this.app.t('scanPage.badQuantity');
      return;
    }
    this.lines = this.lines.filter((one) => one !== line);
    this.line = line;
    this.problem = '';
  }

  remove(line: ScanLine): void {
    this.lines = this.lines.filter((one) => one !== line);
    if (this.line === line) this.line = undefined;
    this.problem = '';
  }

  /** Gives up what has been scanned. */
  reset(): void {
    this.line = undefined;
    this.lines = [];
    this.offered = [];
    this.source = undefined;
    this.say('');
  }

  /** Saves the document, once. A refusal leaves everything as it is. */
  done(): Promise<void> {
    if (this.isBusy) return Promise.resolve();
    return this.#turn(() => this.#save());
  }

  /** Puts the current line among those before it; false: its quantity is none. */
  #keepLine(): boolean {
    const { line } = this;
    if (!line) return true;
    if (!line.isValid) return false;
    this.lines = [...this.lines, line];
    this.line = undefined;
    return true;
  }

  async #save(): Promise<Taken> {
    const { app, work, doc, lines, line } = this;
    const all = [...lines, ...(line ? [line] : [])];
    if (all.length === 0) return refused(app.t('scanPage.noLines'));
    if (!all.every(({ isValid }) => isValid)) return refused(app.t('scanPage.badQuantity'));
    await this.header.settled();
    const outcome = await this.#saver.send('Add', scanPayload(work, doc, this.header, all));
    if (outcome.kind === 'refused') {
      placeIssues(issuesOf(outcome.failure.data), this.header, []);
      return refused(outcome.failure.message);
    }
    const { main } = doc;
    const code = valueText(app, main, outcome.record.main, main.nameField);
    const what = all
      .map(({ parts: { name }, quantity }) => app.t('scanPage.one', { name, quantity }))
      .join(', ');
    const said = { document: main.cnName, code, what };
    runInAction(() => {
      this.reset();
      if (outcome.kind === 'saved') this.say(app.t('scanPage.saved', said));
    });
    await Promise.all([this.tasks?.read(), this.#restart()]);
    return outcome.kind === 'saved' ? taken : refused(app.t('scanPage.earlier', said));
  }

  /** A header for the next document; what the user scanned or chose for the last one stays. */
  async #restart(): Promise<void> {
    const values = await headerValues(this.app, this.doc.main, this.work);
    const kept = keptFields(this.work).flatMap((name) => {
      const value = this.header.value(name);
      return value === null ? [] : [[name, value] as const];
    });
    runInAction(() => {
      this.header = this.#newHeader({ ...values, ...Object.fromEntries(kept) });
    });
  }

  #newHeader(main: Row): FormStore {
    return new DocumentForms(this.app, this.doc, { main, details: {} }, 'Add').main;
  }

  /** Runs one piece of work after those before it, and says what became of it. */
  #turn(run: () => Promise<Taken>): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      runInAction(() => {
        this.isBusy = true;
        this.problem = '';
        this.offered = [];
      });
      const outcome = await run().catch(() => refused(this.app.t('shell.chunkFailed')));
      runInAction(() => {
        this.isBusy = false;
        if (outcome.kind === 'refused') this.problem = outcome.words;
        if (outcome.kind === 'unknown') this.problem = outcome.what;
      });
    });
    return this.#queue;
  }
}
