import type { PickerSchema } from '../../../model/schema/PickerSchema.ts';
import type { Row } from '../../../model/schema/Row.ts';
import type { ScanStep } from '../../../model/schema/ScanWork.ts';
import type { ScanStore } from '../ScanStore.ts';
import { refused, type StepTaker, taken } from './StepTaker.ts';

// Of the cell, which observers follow.
const isOpen = ({ header }: ScanStore, { field = '' }: ScanStep): boolean =>
  header.has(field) && header.cell(field).value === null;

/** The title of another field of the page that holds the record, picked from the same table. */
const heldElsewhere = (
  { work, doc, header }: ScanStore,
  step: ScanStep,
  { table }: PickerSchema,
  key: Row[string],
): string | undefined =>
  work.steps
    .filter((one) => one.step === step.step && one.field !== step.field)
    .flatMap(({ field = '' }) => doc.main.byName.get(field) ?? [])
    .find(({ field, picker }) => picker?.table === table && header.value(field) === key)?.title;

/** Fills a header field from the record with this code, as the field's picker says. One that is filled is filled anew. */
export const valueTaker: StepTaker = {
  name: 'value',
  isOpen,
  async take(store, step, code) {
    const { field: name = '' } = step;
    const { data, t } = store.app;
    const field = store.doc.main.byName.get(name);
    const picker = field?.picker;
    if (field === undefined || picker?.scan === undefined) return { kind: 'unknown', what: name };
    const { scan, table, map } = picker;
    const answer = await data.selector(
      table,
      { page: 1, rows: 2, wheres: [{ name: scan.column, value: code, displayType: 'equal' }] },
      field.dataKey,
    );
    if (!answer.ok) return refused(answer.failure.message);
    const [row] = answer.data.rows;
    if (!row) return { kind: 'unknown', what: field.title };
    const other = heldElsewhere(store, step, picker, row[map[name] ?? ''] ?? null);
    if (other !== undefined) return refused(t('scanPage.heldBy', { code, field: other }));
    const isOneOfSeveral = store.work.steps.filter((one) => one.step === step.step).length > 1;
    if (isOneOfSeveral && !isOpen(store, step))
      return refused(t('scanPage.filled', { code, field: field.title }));
    for (const [target, column] of Object.entries(map))
      if (store.header.has(target)) store.header.cell(target).set(row[column] ?? null);
    await store.header.settled();
    store.say(`${field.title} ${code}`);
    return taken;
  },
};
