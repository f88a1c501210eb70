import { reaction } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import type { ResolvedField } from '../../model/fields/resolve/ResolvedTable.ts';
import { keysOf } from '../../model/fields/types/chosen.ts';
import { detailScope, mainName } from '../../model/formulas/recordScope.ts';
import { dependencyValues, dependentFields, readDependency } from '../../model/record/dependencies.ts';
import type { MutableRow, Row } from '../../model/schema/Row.ts';
import type { DetailStore } from '../detail/DetailStore.ts';
import { rowKeyField } from '../detail/detailRows.ts';
import { dependentChoices } from './DependentChoices.ts';

type KeepApp = Pick<App, 'data' | 'notify' | 't'>;

/**
 * Clears choices of detail rows that depend on the header (`$main.Field`) and are no longer offered, in one
 * undo step, and tells the user. The row in edit handles its own (`keepChoices`). Returns the function that
 * ends it.
 */
export function keepRowChoices(app: KeepApp, detail: DetailStore): () => void {
  const { main, table } = detail;
  const stops = dependentFields(table).flatMap((field) => {
    const names = (field.dependsOn ?? []).map((one) => one.field).filter((name) => name.startsWith(mainName));
    if (names.length === 0) return [];
    const scope = { read: () => main.asMain };
    const header = (): string => JSON.stringify(names.map((name) => readDependency(name, scope)));
    return [reaction(header, (now) => void keep(app, detail, field, () => header() === now))];
  });
  return () => {
    for (const stop of stops) stop();
  };
}

async function keep(
  app: KeepApp,
  detail: DetailStore,
  field: ResolvedField,
  isCurrent: () => boolean,
): Promise<void> {
  const { main, schema, state } = detail;
  const header = main.values();
  const gone = new Set<Row>();
  for (const row of state.rows) {
    const keys = keysOf(row[field.field]);
    if (keys.length === 0 || row[rowKeyField] === detail.editing?.key) continue;
    const values = dependencyValues(field, detailScope(row, header));
    const answer = values && (await dependentChoices(app.data, main).ask(schema.table, field.field, values));
    // After a failed request the save decides.
    if (answer && !answer.ok) return;
    const offered = new Set(answer?.data.map((option) => String(option.key)));
    if (keys.some((key) => !offered.has(key))) gone.add(row);
  }
  // A row changed meanwhile is another object and stays.
  if (gone.size === 0 || !isCurrent()) return;
  detail.commit({
    rows: detail.state.rows.map((row) => (gone.has(row) ? cleared(detail, field, row) : row)),
  });
  app.notify.error(app.t('picker.goneRows', { title: field.title, n: gone.size }));
}

/** The row without its choice and the values that came with it. */
function cleared(detail: DetailStore, field: ResolvedField, row: Row): Row {
  const next: MutableRow = { ...row, [field.field]: null };
  for (const other of detail.table.fields) if (other.lookup?.via === field.field) next[other.field] = null;
  return detail.recalculated(next);
}
