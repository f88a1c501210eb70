import { autorun, reaction, runInAction } from 'mobx';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { checkWorkflow } from '../../../runtime/model/workflow/check/checkWorkflow.ts';
import type { OptionsOf } from '../../../runtime/model/workflow/check/domain/DocumentSpace.ts';
import type { FlowDesignerStore } from './FlowDesignerStore.ts';
import { peopleOf } from './peopleOf.ts';

/** Milliseconds after the last edit: checks of a large flow would be felt while typing. */
const pause = 250;

/**
 * Keeps a designer's knowledge up to date until the answer is called: its people, the document it is for, and what the
 * checks say of the draft. They are the server's, run here; only for a document this user may not see the server is asked.
 */
export function watchFlow(app: App, store: FlowDesignerStore): () => void {
  const { data, schemas, notify } = app;
  let isOver = false;
  const people = data.flows().then((calls) => calls.people());
  void people
    .catch(() => undefined)
    .then((answer) => {
      if (isOver) return;
      if (answer === undefined) notify.error(app.t('shell.chunkFailed'));
      else if (answer.ok) store.setPeople(answer.data);
      else notify.error(answer.failure.message);
    });
  const stops = [
    store.watch(),
    autorun(() => {
      const table = tableOf(store.form.header);
      if (table === '') {
        runInAction(() => store.setDocument('', undefined));
        return;
      }
      void schemas.document(table).then((answer) => {
        if (!isOver && tableOf(store.form.header) === table)
          store.setDocument(table, answer.ok ? answer.data : undefined);
      });
    }),
    reaction(
      () => ({ row: store.form.row, table: store.table, document: store.document, people: store.people }),
      () => void check(app, store, () => isOver),
      { delay: pause, fireImmediately: true },
    ),
  ];
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

async function check(app: App, store: FlowDesignerStore, isOver: () => boolean): Promise<void> {
  const { row } = store.form;
  const table = tableOf(row);
  // The document is on its way: what is said without it would be wrong.
  if (table !== store.table) return;
  if (table !== '' && store.document === undefined) {
    const calls = await app.data.flows().catch(() => undefined);
    // Its code could not be loaded: the next edit asks again, and publishing says so.
    const answer = await calls?.check(row);
    if (!isOver() && answer?.ok && store.form.row === row) store.found(answer.data);
    return;
  }
  const optionsOf: OptionsOf = ({ dataKey }) =>
    (dataKey === undefined ? undefined : app.dictionaries.options(dataKey)) ?? [];
  const subject = { ...store.reading, document: store.document, people: peopleOf(store.people), others: [] };
  // Who may make documents is the server's to know: it says at publishing who might decide about his own.
  const issues = checkWorkflow({ ...subject, optionsOf, mayCreate: () => false });
  // People who are not known yet are not missing.
  const known = store.people.users.length > 0;
  store.found(known ? issues : issues.filter(({ rule }) => !ofPeople.has(rule)));
}

const ofPeople: ReadonlySet<string> = new Set(['workflowCheck.noUser', 'workflowCheck.noRole']);

const tableOf = (row: Row): string => String(row.WorkTable ?? '').trim();
