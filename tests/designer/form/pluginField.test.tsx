import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { FormWorkspace } from '../../../designer/form/dialog/FormWorkspace.tsx';
import { saveForm } from '../../../designer/form/save/saveForm.ts';
import { FormDesignerStore } from '../../../designer/form/store/FormDesignerStore.ts';
import { formVerbs } from '../../../designer/form/store/formVerbs.ts';
import { starRating } from '../../../docs/recipes/star-rating/plugin.ts';
import { fieldRenderers } from '../../../renderers/fields/index.ts';
import { answered } from '../../../runtime/data/Answer.ts';
import type { DesignCalls } from '../../../runtime/data/DesignCalls.ts';
import '../../../runtime/model/explain/allMessages.ts';
import { addPlugins } from '../../../runtime/model/fields/plugin/addPlugins.ts';
import { fieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { RendererRegistry } from '../../../runtime/RendererRegistry.ts';
import { show, worldOf } from '../../forms/harness.tsx';
import { orderForm } from './formWorld.ts';

afterAll(addPlugins([starRating]));

const fieldTypes = fieldTypeRegistry(starRating.fieldTypes);
const base = { ...orderForm, fieldTypes };
const renderers = new RendererRegistry([...fieldRenderers, ...(starRating.renderers ?? [])], async () => []);
const appOf = () => Object.assign(worldOf({}).app, { fieldTypes, renderers });
const stars = async (root: HTMLElement): Promise<number> =>
  (await within(root).findByRole('radiogroup', { hidden: true })).querySelectorAll('input').length;

describe('a field type of a plugin in the form designer', () => {
  it('is in the palette, the panel with its options, the canvas and the preview', async () => {
    show(
      appOf(),
      <FormWorkspace
        loaded={{ base, stored: undefined }}
        onChanged={() => undefined}
        onClose={() => undefined}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: '星级' }));
    fireEvent.change(screen.getByLabelText('字段名称'), { target: { value: '服务' } });
    const canvas = screen.getByRole('listbox', { name: '表单' });
    expect(await stars(canvas)).toBe(5);
    const count = screen.getByLabelText<HTMLInputElement>('星数');
    expect(count.value).toBe('5');
    fireEvent.change(count, { target: { value: '7' } });
    expect(await stars(canvas)).toBe(7);
    // What the type does not allow stays in the panel.
    fireEvent.change(count, { target: { value: '70' } });
    expect(await stars(canvas)).toBe(7);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '预览' })));
    expect(await stars(screen.getByRole('dialog', { name: '预览' }))).toBe(7);
  });

  it('is stored as a custom field with its options, and the design keeps them', async () => {
    const app = appOf();
    const store = new FormDesignerStore(app, { base, stored: undefined });
    const verbs = formVerbs(app, store);
    verbs.add('stars');
    verbs.set(store.selected, { name: '服务', jig: { options: { stars: 7 } } });
    const save = vi.fn(async (_design: JsonObject) => answered(1));
    const saveCustomFields = vi.fn(async (_fields: readonly JsonObject[]) =>
      answered(new Map([['Field1', 1]])),
    );
    const calls = {
      own: async () => answered(undefined),
      save,
      saveCustomFields,
      freeCode: async () => answered('Field1'),
    } as unknown as DesignCalls;
    expect(await saveForm(calls, store)).toEqual({ ok: true });
    expect(saveCustomFields.mock.calls[0]?.[0]).toMatchObject([
      { FieldName: '服务', FieldType: 'stars', FieldCode: 'Field1', FieldOptions: '{"stars":7}' },
    ]);
    expect(JSON.parse(String(save.mock.calls[0]?.[0].DaraggeOptions)).at(-1)).toMatchObject({
      type: 'stars',
      field: 'Field1',
      jig: { options: { stars: 7 } },
    });
  });

  it('is refused where no plugin brings it', () => {
    const { app, said } = worldOf({});
    const store = new FormDesignerStore(app, { base: orderForm, stored: undefined });
    expect(formVerbs(app, store).add('stars')).toBe(false);
    expect(said.error).toHaveLength(1);
  });
});
