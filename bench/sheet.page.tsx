import { createRoot } from 'react-dom/client';
import { EditBox } from '../renderers/dialogs/EditBox.tsx';
import { fieldRenderers } from '../renderers/fields/index.ts';
import { answered, failed } from '../runtime/data/Answer.ts';
import { type App, AppContext } from '../runtime/host/AppContext.ts';
import { gridHandle } from '../runtime/host/gridHandles.ts';
import { plainSettings } from '../runtime/model/fields/columnSet/ColumnSet.ts';
import type { DocumentTable } from '../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../runtime/model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../runtime/model/fields/resolve/resolve.ts';
import { fieldTypeRegistry } from '../runtime/model/fields/types/index.ts';
import { translate } from '../runtime/model/formulas/translate.ts';
import { text } from '../runtime/model/messages/index.ts';
import { parseBlock } from '../runtime/model/record/clipboard/parseBlock.ts';
import type { FieldSchema } from '../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../runtime/model/schema/Row.ts';
import { RendererRegistry } from '../runtime/RendererRegistry.ts';
import { EditBoxStore } from '../runtime/store/box/EditBoxStore.ts';
import { DetailStore } from '../runtime/store/detail/DetailStore.ts';
import { FormStore } from '../runtime/store/form/FormStore.ts';
import { DetailSheet } from '../runtime/store/sheet/DetailSheet.ts';
import { lineFields, lineOf, orderFields, pastedText } from './sheet.contract.ts';

const fieldTypes = fieldTypeRegistry();

function tableOf(
  table: string,
  fields: readonly FieldSchema[],
  details: readonly string[] = [],
): ResolvedTable {
  const says = {
    table,
    cnName: table,
    key: `${table}_Id`,
    details: details.map((name) => ({ table: name })),
  };
  return resolve(translate([{ kind: 'table', name: table, table: says, fields }], []), fieldTypes).table;
}

const main = tableOf('Order', orderFields, ['Line']);
const line = tableOf('Line', lineFields);
const doc: DocumentTable = {
  main,
  details: [{ schema: { table: 'Line', foreignKey: 'Order_Id' }, table: line }],
};
const names = lineFields.slice(0, 10).map(({ field }) => field);

let rows: readonly Row[] = [];
const page = (found: readonly Row[]) =>
  Promise.resolve(answered({ rows: found, total: found.length, summary: {}, ignored: [] }));

/** The parts of App that an edit box uses. The bench has no server. */
const app = {
  renderers: new RendererRegistry(fieldRenderers),
  fieldTypes,
  data: {
    page: () => page([{ Order_Id: 7, Code: 'SO1' }]),
    detailPage: () => page(rows),
    presence: () => Promise.resolve(failed('network', '')),
  },
  session: { user: undefined, now: () => '2027-01-01 08:00:00' },
  dictionaries: { options: () => undefined },
  settings: { of: () => plainSettings, widen: () => undefined },
  notify: { success: () => undefined, error: () => undefined, announce: () => undefined },
  rowHooks: new Map(),
  locale: 'zh',
  t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
} as unknown as App;

/** The stores of a detail table in an edit box, with header totals, without rendering. */
function stores(): { detail: DetailStore; sheet: DetailSheet } {
  const [first] = doc.details;
  if (!first) throw new Error('sheet bench: no detail');
  const header: FormStore = new FormStore(main, {
    doc,
    action: 'Edit',
    initial: {},
    related: () => detail.data,
  });
  const detail: DetailStore = new DetailStore(first, header, { doc });
  detail.load(Array.from({ length: 200 }, (_, at) => lineOf(at)));
  return { detail, sheet: new DetailSheet(detail, (field) => field.data) };
}

function setByStore(detail: DetailStore, values: readonly Row[]): void {
  values.forEach((row, at) => {
    const begun = detail.begin(detail.keyAt(at) ?? '');
    if (!begun.ok) throw new Error(`sheet bench: row ${at} did not begin`);
    for (const name of names) detail.editing?.form.cell(name).set(row[name] ?? null);
    if (!detail.end().ok) throw new Error(`sheet bench: row ${at} did not end`);
  });
}

window.__sheet = {
  async open(count) {
    rows = Array.from({ length: count }, (_, at) => lineOf(at));
    const box = new EditBoxStore(app, doc);
    const root = document.getElementById('sheet');
    if (!root) throw new Error('sheet bench: no #sheet');
    createRoot(root).render(
      <AppContext.Provider value={app}>
        <EditBox box={box} />
      </AppContext.Provider>,
    );
    await box.open('Edit', 7);
    while (document.querySelector('.jig-grid-canvas canvas') === null)
      await new Promise((done) => requestAnimationFrame(done));
  },
  enter() {
    const grid = gridHandle('Line');
    const box = grid?.bounds(Math.floor((grid.rowCount * 2) / 3), 'Qty');
    const target = box && document.elementFromPoint(box.x + 5, box.y + 5);
    if (!box || !target) throw new Error('sheet bench: no cell');
    const at = { bubbles: true, clientX: box.x + 5, clientY: box.y + 5 };
    target.dispatchEvent(new MouseEvent('click', at));
  },
  async paste() {
    const read = parseBlock(pastedText());
    if (!read.ok) throw new Error('sheet bench: not read');
    const [pasted, set] = [stores(), stores()];
    const start = performance.now();
    const again = parseBlock(pastedText());
    if (again.ok) pasted.sheet.paste(again.cells, { from: 0, to: 0, fields: ['Product'] }, names);
    const middle = performance.now();
    const values = pasted.detail.rows;
    const begin = performance.now();
    setByStore(set.detail, values);
    const end = performance.now();
    if (JSON.stringify(set.detail.plainRows()) !== JSON.stringify(pasted.detail.plainRows()))
      throw new Error('sheet bench: the two ways differ');
    let steps = 0;
    while (pasted.sheet.undo()) steps += 1;
    return { paste: middle - start, store: end - begin, steps };
  },
};
