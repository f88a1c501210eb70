import { reaction } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import { keysOf } from '../../model/fields/types/chosen.ts';
import { addMessages, messageOf } from '../../model/messages/index.ts';
import { pickerMessages } from '../../model/messages/picker.ts';
import { dependentFields } from '../../model/record/dependencies.ts';
import type { FieldCell } from '../form/FieldCell.ts';
import type { FormStore } from '../form/FormStore.ts';
import { dependentChoices } from './DependentChoices.ts';

addMessages(pickerMessages);

type KeepApp = Pick<App, 'data' | 'dictionaries' | 'notify' | 'locale'>;

/**
 * Clears dependent choices that are no longer offered: when a record is opened for editing and when the
 * values they depend on change. Tells the user, who also sees it below the field. Returns the function that
 * ends it.
 */
export function keepChoices(app: KeepApp, form: FormStore): () => void {
  const stops = dependentFields(form.table).map((field) => {
    const cell = form.cell(field.field);
    return reaction(
      () => JSON.stringify(cell.dependencies ?? null),
      () => void keep(app, cell),
      { fireImmediately: true },
    );
  });
  return () => {
    for (const stop of stops) stop();
  };
}

async function keep(app: KeepApp, cell: FieldCell): Promise<void> {
  const { form, dependencies, value } = cell;
  const { field } = cell.plan;
  const keys = keysOf(value);
  if (keys.length === 0 || form.lockOf(field.field) !== undefined || field.allowCreate) return;
  const { table } = form.table;
  const choices = dependentChoices(app.data, form);
  // Starts to load the labels of a choice that this form never offered.
  app.dictionaries.options(field.dataKey ?? '');
  const answer = dependencies && (await choices.ask(table, field.field, dependencies));
  // After a failed request the save decides; a later change has its own answer.
  if (answer && !answer.ok) return;
  if (cell.value !== value || JSON.stringify(cell.dependencies) !== JSON.stringify(dependencies)) return;
  const offered = new Set(answer?.data.map((option) => String(option.key)));
  const gone = keys.filter((key) => !offered.has(key));
  if (gone.length === 0) return;
  const kept = field.kind.parse(
    keys.filter((key) => offered.has(key)),
    field,
  );
  cell.set(kept.ok ? kept.value : null);
  const known = app.dictionaries.options(field.dataKey ?? '');
  const names = gone.map(
    (key) =>
      choices.label(table, field.field, key) ??
      known?.find((option) => String(option.key) === key)?.value ??
      key,
  );
  const issue = {
    path: field.field,
    rule: 'picker.gone',
    params: { title: field.title, label: names.join(',') },
    severity: 'warning',
  } as const;
  cell.refuse([issue]);
  app.notify.error(messageOf(issue, app.locale));
}
