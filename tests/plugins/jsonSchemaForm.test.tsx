import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { kindOf } from '../../renderers/pages/playground/kinds/index.ts';
import { SchemaPreview } from '../../renderers/pages/playground/SchemaPreview.tsx';
import { loadPatterns } from '../../runtime/model/check/jsonSchema/patterns.ts';
import '../../runtime/model/explain/allMessages.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import { page, world } from './world.tsx';

beforeAll(loadPatterns);

/** Draws a JSON Schema over data and presses 校验. Resolves with what is stored and what is marked. */
async function checked(schema: JsonObject, data?: Json) {
  const { app } = world();
  await app.renderers.ready();
  const { container } = render(page(app, <SchemaPreview schema={schema} uiSchema={{}} data={data} />));
  fireEvent.click(screen.getByRole('button', { name: '校验' }));
  const marked = [...container.querySelectorAll('.jig-field-message')].map((one) => one.textContent);
  return { stored: stored(container), marked, container };
}

const stored = (container: HTMLElement): unknown => {
  const text = container.querySelector('pre')?.textContent ?? '';
  return text === '' ? undefined : JSON.parse(text);
};

const lines = (items: JsonObject): JsonObject => ({
  type: 'object',
  properties: { lines: { type: 'array', title: '明细', items } },
});
const choice = { title: '类别', oneOf: [{ const: 'p' }, { const: 'q' }] };
const kind = (value: string, title: string): JsonObject => ({
  title,
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: value, title: '种类' } },
});

interface Case {
  readonly name: string;
  readonly schema: JsonObject;
  readonly data: Json;
  readonly marked: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: 'a choice that its list does not know',
    schema: lines({
      type: 'object',
      properties: { a: choice, b: { title: '级别', enum: ['p'], default: 'p' } },
    }),
    data: { lines: [{ a: 'u', b: 'u' }, { a: 7 }] },
    marked: ['类别必须恰好符合一种选项', '级别不是可选的值', '类别必须恰好符合一种选项'],
  },
  {
    name: 'a choice that stands behind allOf',
    schema: { type: 'object', properties: { a: { title: '级别', allOf: [{ enum: ['p'] }] } } },
    data: { a: 'u' },
    marked: ['级别不是可选的值'],
  },
  {
    name: 'choices of a list that it does not know',
    schema: lines({ enum: ['p', 'q'] }),
    data: { lines: ['u', 7] },
    marked: ['明细不是可选的值'],
  },
  {
    name: 'items that no alternative fits',
    schema: lines({ oneOf: [kind('a', '甲'), kind('b', '乙')] }),
    data: { lines: [{ kind: 'b' }, { kind: 'x' }, 'text', {}] },
    marked: Array.from({ length: 3 }, () => '明细必须恰好符合一种选项'),
  },
  {
    name: 'a constant that is missing, or another one',
    schema: lines(kind('a', '甲')),
    data: { lines: [{}, { kind: 'z' }] },
    marked: ['种类不能为空', '种类只能是 a'],
  },
  {
    name: 'defaults of fields that are missing',
    schema: lines({ type: 'object', properties: { n: { type: 'number', default: 3 } } }),
    data: { lines: [{}] },
    marked: [],
  },
  {
    name: 'required values that are missing, of every type',
    schema: {
      type: 'object',
      required: ['list', 'object', 'flag', 'nothing', 'text', 'only'],
      properties: {
        list: { type: 'array', title: '列表', items: { type: 'string' } },
        object: { type: 'object', title: '对象', properties: { a: { type: 'string' } } },
        flag: { type: 'boolean', title: '开关' },
        nothing: { type: 'null', title: '空值' },
        text: { type: 'string', title: '文本' },
        only: { const: 3, title: '常量' },
      },
    },
    data: {},
    marked: ['列表', '对象', '开关', '空值', '文本', '常量'].map((title) => `${title}不能为空`),
  },
  {
    name: 'fewer items than it demands',
    schema: {
      type: 'object',
      properties: { lines: { type: 'array', title: '明细', minItems: 2, items: { type: 'string' } } },
    },
    data: { lines: ['a'] },
    marked: ['明细至少 2 项'],
  },
  {
    name: 'a part without controls of its own',
    schema: { type: ['string', 'object'], title: '根', required: ['a'] },
    data: {},
    marked: ['a不能为空'],
  },
];

describe('a form over stored data', () => {
  it.each(cases)('keeps and marks $name', async ({ schema, data, marked }) => {
    const form = await checked(schema, data);
    expect([form.stored, form.marked]).toEqual([data, marked]);
  });

  it('starts a form without data with defaults and constants, and invents no list and no object', async () => {
    const schema: JsonObject = {
      type: 'object',
      required: ['list', 'object'],
      properties: {
        list: { type: 'array', title: '列表', items: { type: 'string' } },
        object: { type: 'object', title: '对象', properties: { a: { type: 'string' } } },
        text: { type: 'string', title: '文本', default: 'x' },
        only: { const: 3, title: '常量' },
      },
    };
    const form = await checked(schema);
    expect([form.stored, form.marked]).toEqual([{ text: 'x', only: 3 }, ['列表不能为空', '对象不能为空']]);
  });

  it('fills in what the user asks for: an added item and nothing else', async () => {
    const { container } = await checked(lines(kind('a', '甲')), { lines: [{}] });
    fireEvent.click(screen.getByRole('button', { name: '添加一项 明细' }));
    expect(stored(container)).toEqual({ lines: [{}, { kind: 'a' }] });
  });

  it('fills in the constant of a chosen alternative', async () => {
    const schema = { type: 'object', properties: { pay: { oneOf: [kind('a', '甲'), kind('b', '乙')] } } };
    const { container } = await checked(schema, { pay: { kind: 'a', note: 'n' } });
    fireEvent.click(screen.getByDisplayValue('甲'));
    fireEvent.click(await screen.findByText('乙'));
    expect(stored(container)).toEqual({ pay: { kind: 'b', note: 'n' } });
  });

  it('adds to a list of choices and keeps the values it does not know', async () => {
    const { container } = await checked(lines({ enum: ['p', 'x, y'] }), { lines: [7, 'u,v'] });
    fireEvent.click(screen.getByRole('combobox', { name: /明细/ }));
    fireEvent.click(await screen.findByText('x, y'));
    expect(stored(container)).toEqual({ lines: [7, 'u,v', 'x, y'] });
  });

  it.each<JsonObject>([
    { type: ['string', 'object'] },
    { type: ['object', 'string'], properties: { a: { type: 'string' } } },
    { type: ['null', 'array', 'number'], title: '根' },
    { oneOf: [{ type: ['string', 'object'] }, { type: 'number' }] },
    { anyOf: [{ type: 'array', items: { type: 'number' } }, { type: 'null' }] },
    { enum: ['p', { a: 1 }] },
  ])('offers the root of %j for editing', async (schema) => {
    expect(kindOf(schema).kind).toBe('jsonSchema');
    const { container } = await checked(schema, 'x');
    expect(stored(container)).toBe('x');
    expect(container.querySelector('.jig-schema input, .jig-schema textarea')).toBeTruthy();
  });

  it('offers a root that allows anything for editing', async () => {
    const { container } = await checked({}, 'x');
    const control = container.querySelector('textarea') ?? expect.fail('nothing to edit');
    fireEvent.change(control, { target: { value: '{"a": 1}' } });
    expect(stored(container)).toEqual({ a: 1 });
  });
});
