import { createRoot, type Root } from 'react-dom/client';
import { fieldRenderers } from '../renderers/fields/index.ts';
import { FormFields } from '../renderers/form/FormFields.tsx';
import { type App, AppContext } from '../runtime/host/AppContext.ts';
import { resolve } from '../runtime/model/fields/resolve/resolve.ts';
import { fieldTypeRegistry } from '../runtime/model/fields/types/index.ts';
import { translate } from '../runtime/model/formulas/translate.ts';
import { text } from '../runtime/model/messages/index.ts';
import type { FieldSchema } from '../runtime/model/schema/FieldSchema.ts';
import type { MutableRow } from '../runtime/model/schema/Row.ts';
import { RendererRegistry } from '../runtime/RendererRegistry.ts';
import { FormStore } from '../runtime/store/form/FormStore.ts';
import { type BenchField, type BenchForm, type BenchSpec, formHost, painted } from './form.contract.ts';

const fieldTypes = fieldTypeRegistry();

/** The parts of App that a form uses. The bench has no server. */
const app = {
  renderers: new RendererRegistry(fieldRenderers),
  fieldTypes,
  dictionaries: { options: () => undefined },
  locale: 'zh',
  t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
} as unknown as App;

function schemaOf(field: BenchField, at: number): FieldSchema {
  return {
    field: field.name,
    title: field.label,
    type: field.type === 'number' ? 'decimal' : field.type,
    editRowNo: Math.floor(at / 4) + 1,
    ...(field.required ? { required: true } : {}),
    ...(field.min === undefined ? {} : { min: field.min }),
    ...(field.max === undefined ? {} : { max: field.max }),
    ...(field.maxLength === undefined ? {} : { max: field.maxLength }),
    ...(field.options ? { data: field.options.map((option) => ({ key: option, value: option })) } : {}),
    ...(field.computed
      ? {
          readonly: true,
          scale: 2,
          formula: { round: [{ '*': [{ var: field.computed.a }, { var: field.computed.b }] }, 2] },
        }
      : {}),
    ...(field.visible ? { visibleWhen: { '>': [{ var: field.visible.a }, field.visible.gt] } } : {}),
  };
}

/** The product's runtime on the same form: resolves the schema and uses the registered renderers. */
export function jigForm(): BenchForm {
  let root: Root | undefined;
  return {
    name: 'Jig',
    async mount(spec: BenchSpec) {
      // Resolving counts, because a page receives a schema and no resolved table.
      const { table } = resolve(
        translate(
          [
            {
              kind: 'table',
              name: 'Bench',
              table: { table: 'Bench', cnName: 'Bench', key: 'Bench_Id' },
              fields: spec.fields.map(schemaOf),
            },
          ],
          [],
        ),
        fieldTypes,
      );
      const initial: MutableRow = {};
      for (const field of spec.fields) initial[field.name] = field.init;
      const form = new FormStore(table, { action: 'Edit', initial });
      form.checkLive();
      root = createRoot(formHost());
      root.render(
        <AppContext.Provider value={app}>
          <FormFields form={form} />
        </AppContext.Provider>,
      );
      await painted();
    },
    unmount() {
      root?.unmount();
      root = undefined;
    },
    input(spec, i) {
      const field = document.querySelector(`[data-field="${CSS.escape(spec.fields[i]?.name ?? '')}"]`);
      return field?.querySelector('input') ?? null;
    },
  };
}
