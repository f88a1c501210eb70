import { add } from '../../expressions/index.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { detailScope } from '../../runtime/model/formulas/recordScope.ts';
import { addMessages, listed } from '../../runtime/model/messages/index.ts';
import { pickerMessages } from '../../runtime/model/messages/picker.ts';
import { pickedValues } from '../../runtime/model/record/pickedValues.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { ExtraCall } from '../../runtime/Renderer.ts';
import { appendRows } from '../../runtime/store/detail/appendRows.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import type { ScanPicker, ScanRule } from '../../runtime/store/scan/scanRule.ts';
import { withRow } from '../../runtime/store/sheet/DetailState.ts';
import { openPicker } from './openPicker.tsx';
import { pickerSource } from './pickerSource.ts';
import { fillPicked } from './pickIntoField.ts';

addMessages(pickerMessages);

interface Scan {
  readonly app: App;
  /** What may take the code, in order. */
  readonly rules: readonly ScanRule[];
  readonly code: string;
  readonly show: ExtraCall['show'];
}

/** Places where a code was looked for and not found. */
interface Missed {
  readonly title: string;
  readonly table: string;
}

/**
 * What a scanned code does: the first rule that knows it takes it. The one row that holds it fills the field's form or
 * the row in edit, or becomes a row; the same row again counts up where the schema says so. Of several rows a person
 * chooses; none is said.
 */
export async function takeScan({ app, rules, code, show }: Scan): Promise<void> {
  const missed: Missed[] = [];
  for (const rule of rules) {
    const outcome = await tried({ app, rule, code, show });
    if (outcome === 'taken') return;
    if (outcome !== 'closed') missed.push(outcome);
  }
  const [first, ...more] = missed;
  if (!first) return;
  const tables = listed([...new Set(missed.map(({ table }) => table))], app.locale);
  app.notify.error(
    more.length === 0
      ? app.t('scan.unknown', { ...first, code })
      : app.t('scan.unknownAnywhere', { code, tables }),
  );
}

type OneScan = Omit<Scan, 'rules'> & { readonly rule: ScanRule };

/** Asks one rule. `taken`: it took the code or said why not; `closed`: the user may not pick there. */
async function tried({ app, rule, code, show }: OneScan): Promise<'taken' | 'closed' | Missed> {
  const { picker } = rule;
  const record =
    rule.kind === 'field'
      ? { target: rule.form.table, scope: rule.form.scope }
      : {
          target: rule.detail.table,
          main: rule.detail.main.table,
          scope: detailScope({}, rule.detail.main.values()),
        };
  const request = { app, picker, ...record };
  const found = await pickerSource(request);
  if (!found) return 'closed';
  const { source, dicNo, wheres } = found;
  const query = {
    page: 1,
    rows: 2,
    wheres: [{ name: picker.scan.column, value: code, displayType: 'equal' }, ...wheres],
  };
  const answer = await app.data.selector(picker.table, query, dicNo);
  if (!answer.ok) {
    app.notify.error(answer.failure.message);
    return 'taken';
  }
  const take = (rows: readonly Row[]): void => taken(app, rule, rows);
  const [row, ...more] = answer.data.rows;
  if (!row)
    return {
      title: source.byName.get(picker.scan.column)?.title ?? picker.scan.column,
      table: source.cnName,
    };
  if (more.length === 0) take([pickedValues(record.target, picker, row, source.key)]);
  else await openPicker({ ...request, many: false, search: code, show, onPicked: take });
  return 'taken';
}

function taken(app: App, rule: ScanRule, rows: readonly Row[]): void {
  const { picker } = rule;
  if (rule.kind === 'field') {
    fillPicked(rule.form, picker, rows, rule.field);
    return;
  }
  const { detail } = rule;
  const form = detail.editing?.form;
  if (rule.kind === 'cell' && form) {
    fillPicked(form, picker, rows);
    return;
  }
  // What the scanner typed into another cell of the row is no value of it.
  detail.edit.restoreCell();
  const counted = countedUp(detail, picker, rows[0] ?? {});
  if (counted !== undefined) app.notify.success(app.t('scan.counted', counted));
  else if (
    appendRows(
      detail,
      rows.map((row) => counting(picker, row)),
    )
  )
    app.notify.success(app.t('scan.added'));
  else app.notify.error(app.t('scan.rowFirst'));
}

/** A row scanned for the first time counts one. */
const counting = ({ scan: { count } }: ScanPicker, row: Row): Row =>
  count === undefined ? row : { ...row, [count]: 1 };

/** Counts up the row that was scanned before; undefined: there is none, or nothing is counted. */
function countedUp(
  detail: DetailStore,
  { map, scan: { count } }: ScanPicker,
  values: Row,
): { readonly title: string; readonly n: string } | undefined {
  const field = count === undefined ? undefined : detail.table.byName.get(count);
  if (!field) return undefined;
  detail.edit.take();
  const { rows } = detail.state;
  const targets = Object.keys(map);
  const at = rows.findIndex((row) => targets.every((name) => String(row[name]) === String(values[name])));
  const row = rows[at];
  if (!row) return undefined;
  const before = row[field.field];
  const n = add(typeof before === 'number' || typeof before === 'string' ? before : 0, 1);
  detail.commit({ rows: withRow(rows, at, detail.recalculated({ ...row, [field.field]: n })) });
  return { title: field.title, n: String(n) };
}
