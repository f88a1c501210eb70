import { autorun, reaction, runInAction } from 'mobx';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { checkWorkflow } from '../../../runtime/model/workflow/check/checkWorkflow.ts';
import type { OptionsOf } from '../../../runtime/model/workflow/check/domain/DocumentSpace.ts';
import type { FlowDesignerStore } from './FlowDesignerStore.ts';
import { peopleOf } from './peopleOf.ts';

/** Milliseconds after the last edit until the checks run; checks of a large flow would slow down typing. */
const pause = 250;

/**
 * Keeps people, document and issues of a designer up to date. The returned function stops it. The checks are
 * the server's, run in the browser. The server is asked only if the user cannot see the document.
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
  // The document is still loading; a check without it would be wrong.
  if (table !== store.table) return;
  if (table !== '' && store.document === undefined) {
    const calls = await app.data.flows().catch(() => undefined);
    // Without an answer the next edit asks again, and publishing reports the problem.
    const answer = await calls?.check(row);
    if (!isOver() && answer?.ok && store.form.row === row) store.found(answer.data);
    return;
  }
  const optionsOf: OptionsOf = ({ dataKey }) =>
    (dataKey === undefined ? undefined : app.dictionaries.options(dataKey)) ?? [];
  const subject = { ...store.reading, document: store.document, people: peopleOf(store.people), others: [] };
  // Only the server knows who may create documents. Publishing warns of users who could approve their own.
  const issues = checkWorkflow({ ...subject, optionsOf, mayCreate: () => false });
  // Until people are loaded, issues about missing ones are not shown.
  const known = store.people.users.length > 0;
  store.found(known ? issues : issues.filter(({ rule }) => !ofPeople.has(rule)));
}

const ofPeople: ReadonlySet<string> = new Set(['workflowCheck.noUser', 'workflowCheck.noRole']);

const tableOf = (row: Row): string => String(row.WorkTable ?? '').trim();
