import { describe, expect, it, vi } from 'vitest';
import { addComponent } from '../../../designer/form/commands/addComponent.ts';
import { setKeys } from '../../../designer/form/commands/setKeys.ts';
import { draftTexts } from '../../../designer/form/draft/draftTexts.ts';
import { readDraft } from '../../../designer/form/draft/readDraft.ts';
import { problemOf } from '../../../designer/form/save/checkDraft.ts';
import { designChanges } from '../../../designer/form/save/designChanges.ts';
import { saveForm } from '../../../designer/form/save/saveForm.ts';
import { FormDesignerStore } from '../../../designer/form/store/FormDesignerStore.ts';
import { answered, failed } from '../../../runtime/data/Answer.ts';
import type { DesignCalls } from '../../../runtime/data/DesignCalls.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { MessageKey, MessageParams } from '../../../runtime/model/messages/index.ts';
import { text } from '../../../runtime/model/messages/index.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { DesignAnswer } from '../../../runtime/wire/design/DesignAnswer.ts';
import { worldOf } from '../../forms/harness.tsx';
import { orderForm } from './formWorld.ts';

const storeOf = () => new FormDesignerStore(worldOf({}).app, { base: orderForm, stored: undefined });

/** A server of designs that fails as often as told before it saves. */
function callsOf(failures: { fields?: number; design?: number } = {}) {
  let [fields, designs, code] = [failures.fields ?? 0, failures.design ?? 0, 0];
  const known = new Map<string, number>();
  const save = vi.fn(async (_design: JsonObject) =>
    designs-- > 0 ? failed('500', '设计未保存') : answered(1),
  );
  const saveCustomFields = vi.fn(async (sent: readonly JsonObject[]) => {
    for (const { FieldCode } of sent)
      known.set(String(FieldCode), known.get(String(FieldCode)) ?? known.size + 1);
    // The answer may get lost after the server has stored the fields.
    return fields-- > 0 ? failed('network', '网络断开') : answered(known);
  });
  let current: DesignAnswer | undefined;
  const calls = {
    own: async () => answered(current),
    save,
    saveCustomFields,
    freeCode: async () => answered(`Field${++code}`),
  } as unknown as DesignCalls;
  const another = (design: Partial<DesignAnswer>): void => {
    current = design as DesignAnswer;
  };
  return { calls, save, saveCustomFields, known, another };
}

const withField = (): FormDesignerStore => {
  const store = storeOf();
  store.run(addComponent(store.draft, orderForm, { type: 'text', title: '' }));
  store.run(setKeys(store.draft, store.selected, { name: '包装要求', required: true }));
  return store;
};

describe('a save of a form design', () => {
  it('stores new custom fields first, then the design with their columns', async () => {
    const store = withField();
    const { calls, save, saveCustomFields } = callsOf();
    expect(await saveForm(calls, store)).toEqual({ ok: true });
    expect(saveCustomFields.mock.calls).toEqual([
      [
        [
          {
            TableName: 'Order',
            FieldName: '包装要求',
            FieldType: 'text',
            FieldCode: 'Field1',
            DataDic: '',
            Required: 0,
          },
        ],
      ],
    ]);
    const [sent] = save.mock.calls[0] ?? [];
    expect(JSON.parse(String(sent?.DaraggeOptions)).at(-1)).toMatchObject({
      name: '包装要求',
      field: 'Field1',
      tableEx_Id: 1,
      required: true,
    });
  });

  it.each([
    [{ fields: 2 }, '网络断开'],
    [{ design: 2 }, '设计未保存'],
    [{ fields: 1, design: 1 }, '网络断开'],
  ])('that fails (%j) is tried again without adding a field twice', async (failures, message) => {
    const store = withField();
    const { calls, known } = callsOf(failures);
    expect(await saveForm(calls, store)).toEqual({ ok: false, failed: message });
    expect((await saveForm(calls, store)).ok).toBe(false);
    expect(await saveForm(calls, store)).toEqual({ ok: true });
    expect([...known.keys()]).toEqual(['Field1']);
  });

  it('that another save has overtaken stores nothing until the user has seen the difference', async () => {
    const store = withField();
    const { calls, save, saveCustomFields, another } = callsOf();
    another({ FormId: 'Order 1', DaraggeOptions: '[{"field":"Code","name":"编号"}]' });
    const first = await saveForm(calls, store);
    expect(first).toMatchObject({ ok: false, moved: { FormId: 'Order 1' } });
    expect(save.mock.calls.length + saveCustomFields.mock.calls.length).toBe(0);
    const seen = first.ok || !('moved' in first) ? undefined : first.moved;
    expect(await saveForm(calls, store, seen)).toEqual({ ok: true });
    expect(save.mock.calls[0]?.[0]).toMatchObject({ FormId: 'Order 1' });
  });

  it('that another save overtakes at the last moment says so too', async () => {
    const store = withField();
    const { calls, save, another } = callsOf();
    save.mockImplementationOnce(async () => {
      another({ FormId: 'Order 1', Version: 5, DaraggeOptions: '[]' });
      return failed('422', '已有其他人发布的版本');
    });
    expect(await saveForm(calls, store)).toMatchObject({ ok: false, moved: { FormId: 'Order 1' } });
    expect(save.mock.calls[0]?.[0]).toMatchObject({ Version: 0 });
  });

  it('is refused while a field has no name, a choice no source, or two fields one name', () => {
    const store = storeOf();
    const problem = () => problemOf(store.draft, orderForm)?.rule;
    expect(problem()).toBeUndefined();
    store.run(addComponent(store.draft, orderForm, { type: 'select', title: '' }));
    const { selected } = store;
    expect(problem()).toBe('designer.fieldName');
    store.run(setKeys(store.draft, selected, { name: '等级' }));
    expect(problem()).toBe('designer.fieldSource');
    store.run(setKeys(store.draft, selected, { key: 'levels' }));
    expect(problem()).toBe('formDesign.nameTwice');
    store.run(setKeys(store.draft, selected, { name: '项目等级' }));
    expect(problem()).toBeUndefined();
  });

  it('says its changes in words', () => {
    const store = withField();
    store.run(setKeys(store.draft, ['Code'], { width: 25, readonly: true }));
    const t = (key: MessageKey, params?: MessageParams): string => text(key, 'zh', params);
    expect(designChanges(store.loaded, store.draft, orderForm.document, t)).toEqual([
      {
        what: '字段【单号】',
        how: 'changed',
        changed: [
          { title: '宽度(%)', from: '50', to: '25' },
          { title: '只读', from: '否', to: '是' },
        ],
      },
      { what: '字段【包装要求】', how: 'added', changed: [] },
    ]);
  });
});

describe('the texts of a design', () => {
  const stored = {
    DaraggeOptions: '[ {"field":"Code","name":"单据","width":25,"own":{"x":[1,2]}} ]',
    TableConfig: '[{"field":"Qty","title":"数","width":80}]',
    SqlParams: '  ',
  };

  it('stay byte for byte where nothing was edited', () => {
    const { draft } = readDraft(stored, orderForm);
    expect(draftTexts(draft, draft, stored)).toEqual(stored);
    const edited = setKeys(draft, ['Code'], { width: 50 });
    if (!edited.ok) throw new Error(edited.rule);
    const texts = draftTexts(edited.draft, draft, stored);
    expect(texts).toMatchObject({ TableConfig: stored.TableConfig, SqlParams: stored.SqlParams });
    expect(JSON.parse(texts.DaraggeOptions)[0]).toEqual({
      field: 'Code',
      name: '单据',
      width: 50,
      own: { x: [1, 2] },
    });
  });
});
