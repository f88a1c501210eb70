import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { FormDesigner } from '../designer/form/dialog/FormDesigner.tsx';
import { EditBox } from '../renderers/dialogs/EditBox.tsx';
import { fieldRenderers } from '../renderers/fields/index.ts';
import { answered, failed } from '../runtime/data/Answer.ts';
import { type App, AppContext } from '../runtime/host/AppContext.ts';
import { plainSettings } from '../runtime/model/fields/columnSet/ColumnSet.ts';
import type { Layer } from '../runtime/model/fields/resolve/Layer.ts';
import { resolve } from '../runtime/model/fields/resolve/resolve.ts';
import { fieldTypeRegistry } from '../runtime/model/fields/types/index.ts';
import { text } from '../runtime/model/messages/index.ts';
import type { FieldProps } from '../runtime/Renderer.ts';
import { RendererRegistry } from '../runtime/RendererRegistry.ts';
import { EditBoxStore } from '../runtime/store/box/EditBoxStore.ts';
import type { PageStore } from '../runtime/store/page/PageStore.ts';
import { designedFields } from './formDesigner.contract.ts';

const fieldTypes = fieldTypeRegistry();
let drawn = 0;

/** Counts how often a field of the canvas is drawn; the property panel draws fields of its own. */
function counted(Drawn: ComponentType<FieldProps>): ComponentType<FieldProps> {
  return function Counted(props: FieldProps) {
    if (props.schema.field === 'Field') drawn += 1;
    return <Drawn {...props} />;
  };
}

const layersOf = (count: number): readonly Layer[] => [
  {
    kind: 'table',
    name: 'Order',
    table: { table: 'Order', cnName: '订单', key: 'Order_Id' },
    fields: designedFields(count),
  },
];

let layers: readonly Layer[] = [];

/** The parts of App that an edit box and the designer use. The bench has no server. */
const app = {
  renderers: new RendererRegistry(
    fieldRenderers.map((one) => (one.slot === 'field' ? { ...one, Component: counted(one.Component) } : one)),
  ),
  fieldTypes,
  data: {
    page: async () =>
      answered({ rows: [{ Order_Id: 7, Field0: 'SO1' }], total: 1, summary: {}, ignored: [] }),
    presence: async () => failed('network', ''),
    tableLayers: async () => answered({ layers, details: {} }),
    dictionaries: async () => answered([]),
    designs: async () => ({
      own: async () => answered(undefined),
      customFields: async () => answered(new Map()),
      sources: async () => answered([]),
    }),
  },
  session: {
    user: { id: 1, userName: 'admin', isSuperAdmin: true, roleIds: [1], grants: new Map() },
    now: () => '2027-01-01 08:00:00',
  },
  dictionaries: { options: () => undefined },
  settings: { of: () => plainSettings, widen: () => undefined },
  notify: { success: () => undefined, error: console.error, announce: () => undefined },
  rowHooks: new Map(),
  locale: 'zh',
  t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
} as unknown as App;

function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`form designer bench: no ${selector}`);
  return found;
}

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

async function until(count: number, selector: string): Promise<void> {
  while (document.querySelectorAll(selector).length < count) await frame();
}

const docOf = (count: number): PageStore['doc'] => {
  layers = layersOf(count);
  return { main: resolve(layers, fieldTypes).table, details: [] };
};

const draw = (node: Parameters<ReturnType<typeof createRoot>['render']>[0]): void =>
  createRoot(find('#designer')).render(<AppContext.Provider value={app}>{node}</AppContext.Provider>);

// Chunks are in the browser when a form opens.
await app.renderers.ready();

window.__formDesigner = {
  async box(count) {
    const box = new EditBoxStore(app, docOf(count));
    draw(<EditBox box={box} />);
    await box.open('Edit', 7);
    await until(count, '.jig-box [data-field]');
  },
  async designer(count) {
    draw(<FormDesigner page={{ doc: docOf(count) } as PageStore} onClose={() => undefined} />);
    await until(count, '[data-part] [data-field]');
  },
  grip() {
    const { x, y, width, height } = find('[data-part]:nth-child(2)').getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  },
  isDragging: () =>
    document.querySelector('.jig-fm-ghost') !== null && document.querySelector('.jig-fm-mark') !== null,
  async enter(part) {
    find(`[data-part]:nth-child(${part})`).click();
    await until(1, '[data-property="name"] input');
    find('[data-property="name"] input').focus();
  },
  name: () => ({
    panel: find<HTMLInputElement>('[data-property="name"] input').value,
    canvas: find('.jig-fm-current .jig-hidden').textContent?.split(' ')[0] ?? '',
  }),
  undo() {
    const icon = find('.jig-fm-bar .semi-icon-undo');
    icon.closest('button')?.click();
  },
  drawn: () => drawn,
};
