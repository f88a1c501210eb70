import { describe, expect, it } from 'vitest';
import { answered, failed } from '../../runtime/data/Answer.ts';
import type { CollectionCalls } from '../../runtime/data/CollectionCalls.ts';
import { FillStore } from '../../runtime/store/collections/FillStore.ts';
import type { FormToFill } from '../../runtime/wire/collections/FormAnswers.ts';
import { worldOf } from './harness.tsx';

const form: FormToFill = {
  formId: '6a1f0c01',
  title: '班组意见',
  description: '',
  formOptions: '',
  table: 'FormAnswer_6a1f0c01',
  layers: [
    {
      kind: 'table',
      name: 'FormAnswer_6a1f0c01',
      table: { table: 'FormAnswer_6a1f0c01', cnName: '班组意见', key: 'AnswerId' },
      fields: [{ field: 'field1', title: '意见', type: 'text', editRowNo: 1 }],
    },
  ],
};

describe('a form that is filled in', () => {
  it('keeps what was typed when the server takes no more answers for a while, and sends it then', async () => {
    const message = '您提交表单【班组意见】太频繁，请在5秒后再提交；已填写的内容不会丢失';
    const sent: unknown[] = [];
    const calls: Partial<CollectionCalls> = {
      form: async () => answered(form),
      submit: async (_form, values) => {
        sent.push(values);
        return sent.length === 1 ? failed('429', message) : answered({ data: {}, list: [] } as never);
      },
    };
    const { app, said } = worldOf({ data: { collections: async () => calls as CollectionCalls } });
    const store = new FillStore(app, form.formId);
    await store.load();
    store.forms?.edit({ main: { field1: '灯坏了' }, details: {} });
    expect(await store.submit()).toBe(false);
    expect([said.error, store.isDone, store.forms?.main.live().field1]).toEqual([[message], false, '灯坏了']);
    expect(await store.submit()).toBe(true);
    expect(sent).toMatchObject([{ field1: '灯坏了' }, { field1: '灯坏了' }]);
    store.end();
  });
});
