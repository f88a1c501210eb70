import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { starRating } from '../../docs/recipes/star-rating/plugin.ts';
import { pageRenderers } from '../../renderers/pages/index.ts';
import { PlaygroundPage } from '../../renderers/pages/PlaygroundPage.tsx';
import { previewKinds } from '../../renderers/pages/playground/kinds/index.ts';
import { CoreContext } from '../../runtime/host/CoreContext.ts';
import { PageRouteContext } from '../../runtime/host/PageRoute.ts';
import {
  installWindowJig,
  offerNavigation,
  type PreviewRequest,
  type PreviewResult,
} from '../../runtime/host/windowJig.ts';
import { ConnectionStore } from '../../runtime/store/shell/ConnectionStore.ts';
import { page, world } from './world.tsx';

const route = { search: '', active: true, setSearch: () => undefined };

/** The playground page in a product with the star rating. */
function open(hash = '') {
  const product = world(starRating);
  product.app.renderers.add(pageRenderers);
  Object.assign(product.app, {
    session: { user: undefined, now: () => '2024-05-06 07:08:09', menus: [] },
    data: { tableLayers: async () => ({ ok: false, failure: { code: '404', message: '' } }) },
    schemas: {
      revision: 0,
      subscribe: () => () => undefined,
      listed: async () => ({ ok: false, failure: { code: '403', message: '没有权限' } }),
    },
  });
  render(
    <MemoryRouter initialEntries={[`/playground${hash}`]}>
      <CoreContext.Provider value={{ app: { locale: 'zh' }, connection: new ConnectionStore() } as never}>
        <PageRouteContext.Provider value={route}>
          {page(product.app, <PlaygroundPage />)}
        </PageRouteContext.Provider>
      </CoreContext.Provider>
    </MemoryRouter>,
  );
  return product.app;
}

// Pages load before they are waited for: on a busy machine that takes longer than any wait.
beforeAll(async () => {
  const pages = import.meta.glob('../../renderers/pages/*Page.tsx');
  for (const load of Object.values(pages)) await load();
}, 60_000);

async function preview(request: PreviewRequest): Promise<PreviewResult> {
  let result: PreviewResult | undefined;
  // Not awaited inside act: it waits for a rendering that happens after act.
  void window.jig?.preview(request).then((found) => {
    result = found;
  });
  return waitFor(() => result ?? expect.fail('not drawn yet'), { timeout: 5000 });
}

const shown = () => within(screen.getByRole('region', { name: '预览' }));
const places = ({ issues }: PreviewResult) =>
  issues.map(({ line, column, path }) => `${line}:${column} ${path}`);
const fields = (...lines: readonly object[]) => ({ kind: 'form', schema: { fields: lines } });

const values = () => JSON.parse(shown().getByText(/^[[{]/, { selector: 'pre' }).textContent ?? '');

const nested = {
  type: 'object',
  properties: {
    address: {
      type: 'object',
      title: '地址',
      properties: { city: { type: 'string', title: '城市' } },
    },
    lines: { type: 'array', title: '明细', items: { $ref: '#/$defs/line' } },
    extra: { title: '附加' },
    pay: {
      title: '付款',
      oneOf: [
        {
          title: '转账',
          type: 'object',
          required: ['account'],
          properties: { account: { type: 'string', title: '账户' } },
        },
        {
          title: '银行卡',
          type: 'object',
          required: ['card'],
          properties: { card: { type: 'string', title: '卡号' } },
        },
      ],
    },
  },
  $defs: {
    line: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', title: '品名' } },
    },
  },
};

beforeAll(() => installWindowJig());
afterEach(() => vi.unstubAllGlobals());

describe('window.jig.preview', () => {
  it('draws a form, live: conditions, formulas and checks work', async () => {
    open();
    const result = await preview(
      fields(
        { field: 'Qty', title: '数量', type: 'number', required: true, min: 1 },
        { field: 'Price', title: '单价', type: 'decimal', default: 2.5 },
        {
          field: 'Amount',
          title: '金额',
          type: 'decimal',
          readonly: true,
          formula: { '*': [{ var: 'Qty' }, { var: 'Price' }] },
        },
        { field: 'Why', title: '原因', type: 'text', visibleWhen: { '>': [{ var: 'Qty' }, 3] } },
      ),
    );
    expect(result).toEqual({ drawn: true, issues: [] });
    expect(shown().queryByLabelText('原因')).toBeNull();
    fireEvent.change(shown().getByLabelText('数量'), { target: { value: '4' } });
    expect(shown().getByLabelText<HTMLInputElement>('金额').value).toBe('10');
    expect(shown().getByLabelText('原因')).toBeTruthy();
    fireEvent.change(shown().getByLabelText('数量'), { target: { value: '0' } });
    fireEvent.click(shown().getByRole('button', { name: '校验' }));
    expect(await shown().findByText('数量不能小于1')).toBeTruthy();
  });

  it('computes formulas that name fields by title, and refuses names it cannot resolve', async () => {
    open();
    const amount = (formula: string) => [
      { field: 'Qty', title: '数量', type: 'number' },
      { field: 'Price', title: '单价', type: 'decimal', default: 2.5 },
      { field: 'Amount', title: '金额', type: 'decimal', readonly: true, formula },
    ];
    const result = await preview(fields(...amount('=ROUND([数量]*[单价],2)')));
    expect(result).toEqual({ drawn: true, issues: [] });
    fireEvent.change(shown().getByLabelText('数量'), { target: { value: '3' } });
    expect(shown().getByLabelText<HTMLInputElement>('金额').value).toBe('7.5');
    const unknown = await preview(fields(...amount('=ROUND([件数]*[单价],2)')));
    expect(unknown.issues.map(({ path, severity }) => [path, severity])).toEqual([
      ['/fields/2/formula', 'error'],
    ]);
    const schema = {
      format: 1,
      table: 'Bill',
      cnName: '单据',
      key: 'Bill_Id',
      details: [{ table: 'BillLine' }],
      fields: amount('=SUM([明细.数量])'),
    };
    const detail = await preview({ kind: 'table', schema });
    expect(detail.issues.map(({ path, severity }) => [path, severity])).toEqual([
      ['/details/0', 'warning'],
      ['/fields/2/formula', 'error'],
    ]);
  });

  it('takes a list of fields, and a record to start from', async () => {
    open();
    const schema = [{ field: 'Name', title: '名称', type: 'text' }];
    await preview({ kind: 'form', schema, data: { Name: '螺栓' } });
    expect(shown().getByLabelText<HTMLInputElement>('名称').value).toBe('螺栓');
    const wrong = await preview({
      kind: 'form',
      schema: '[\n  { "field": "Name", "title": "名称", "type": "txet" }\n]',
    });
    expect(places(wrong)).toEqual(['2:37 /0/type']);
  });

  it('knows the field types of plugins', async () => {
    open();
    const result = await preview(fields({ field: 'Quality', title: '质量', type: 'stars' }));
    expect(result.issues).toEqual([]);
    expect(shown().getByRole('radiogroup', { name: '质量' })).toBeTruthy();
  });

  it('says in place that nobody draws an unknown field type; the rest of the form lives', async () => {
    open();
    const result = await preview({
      kind: 'form',
      schema:
        '{ "fields": [\n  { "field": "A", "title": "甲", "type": "hologram" },\n  { "field": "B", "title": "乙", "type": "text" }\n] }',
    });
    expect([result.drawn, ...places(result)]).toEqual([true, '2:33 /fields/0/type']);
    expect(shown().getByRole('note').textContent).toContain('hologram');
    fireEvent.change(shown().getByLabelText('乙'), { target: { value: 'x' } });
    expect(shown().getByLabelText<HTMLInputElement>('乙').value).toBe('x');
  });

  it.each([
    ['no JSON', '{ "fields": [\n  { "field": "A" "title": "x" }\n] }', '2:18 '],
    ['nothing', '', '1:1 '],
    ['a number', '7', '1:1 '],
    ['null', 'null', '1:1 '],
    ['prototype names', '{ "fields": [], "__proto__": {} }', '1:17 /__proto__'],
    ['nesting without end', '['.repeat(200_000), '1:65 '],
    ['fields that are no list', '{ "fields": 3 }', '1:3 /fields'],
  ])('refuses %s with the place, never with a white page', async (_name, schema, place) => {
    open();
    const result = await preview({ kind: 'form', schema });
    expect(places(result)).toContain(place);
    expect(screen.getByRole('heading', { name: '配置预览' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/^问题（\d+）$/);
  });

  it('draws a table as its list and its form', async () => {
    open();
    const schema = {
      format: 1,
      table: 'Tool',
      cnName: '工具',
      key: 'Tool_Id',
      fields: [{ field: 'ToolName', title: '名称', type: 'text', required: true, editRowNo: 1 }],
    };
    const result = await preview({ kind: 'table', schema, data: [{ ToolName: '扳手' }] });
    expect(result).toEqual({ drawn: true, issues: [] });
    expect(shown().getByLabelText('名称')).toBeTruthy();
    const odd = await preview({
      kind: 'table',
      schema: { ...schema, fields: [...schema.fields, ...schema.fields], kye: 1 },
    });
    expect(odd.issues.map(({ path, message }) => [path, message])).toEqual([
      ['/kye', '未知属性 kye（是否为 key？）'],
      ['/fields/1/field', '字段 ToolName 重复'],
    ]);
  });

  it('draws a page by its own renderer, refusals included', async () => {
    open();
    const result = await preview({
      kind: 'page',
      schema: { format: 1, page: 'list', path: '/Secret', table: 'Secret' },
    });
    expect(result).toEqual({ drawn: true, issues: [] });
    expect(await shown().findByText('没有权限', {}, { timeout: 10_000 })).toBeTruthy();
    const unknown = await preview({ kind: 'page', schema: { format: 1, page: 'lsit', path: '/X' } });
    expect(unknown.issues.map(({ path, message }) => [path, message.includes('list')])).toEqual([
      ['/page', true],
    ]);
    const nested = await preview({ kind: 'page', schema: { format: 1, page: 'playground', path: '/X' } });
    expect([nested.drawn, nested.issues.length]).toEqual([false, 1]);
  });

  it('says that boards arrive later', async () => {
    open();
    const result = await preview({ kind: 'board', schema: { board: 'sales' } });
    expect([result.drawn, result.issues.map(({ message }) => message)]).toEqual([
      false,
      ['【看板】将在后续版本提供，目前无法预览'],
    ]);
  });

  it('names the kinds there are when it does not know one', async () => {
    open();
    const { drawn, issues } = await preview({ kind: 'hologram', schema: {} });
    expect([drawn, issues[0]?.message]).toEqual([
      false,
      '未知的类型 hologram，可用：form, table, page, board, jsonSchema',
    ]);
  });

  it('draws a plain JSON Schema with a uiSchema, whatever it is called', async () => {
    open();
    for (const kind of ['json-schema', 'form', 'jsonSchema']) {
      const result = await preview({
        kind,
        schema: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', title: '姓名' },
            age: { type: 'integer', title: '年龄', minimum: 18 },
          },
        },
        uiSchema: { 'ui:order': ['age', '*'], name: { 'ui:widget': 'textarea' } },
        data: { age: 7 },
      });
      expect(result).toEqual({ drawn: true, issues: [] });
      expect(shown().getByLabelText('姓名').tagName).toBe('TEXTAREA');
      expect(shown().getByLabelText<HTMLInputElement>('年龄').value).toBe('7');
      fireEvent.click(shown().getByRole('button', { name: '校验' }));
      expect(await shown().findByText('姓名不能为空')).toBeTruthy();
      // An empty text is absent from the data; null would be invalid.
      expect(shown().getByText(/"age": 7/).textContent).not.toContain('name');
      expect(
        shown()
          .getAllByText(/^(姓名|年龄)$/)
          .map((one) => one.textContent),
      ).toEqual(['年龄', '姓名']);
    }
  });

  it('draws objects, lists, any and choices of a JSON Schema, and keeps what the schema does not know', async () => {
    open();
    const result = await preview({
      kind: 'jsonSchema',
      schema: nested,
      data: {
        address: { city: '苏州', zip: 'x' },
        lines: [{ name: '甲' }, { name: '乙' }],
        other: { deep: [1] },
      },
    });
    expect(result).toEqual({ drawn: true, issues: [] });
    const city = shown().getByRole('group', { name: '地址' });
    fireEvent.change(within(city).getByLabelText('城市'), { target: { value: '上海' } });
    const lines = within(shown().getByRole('group', { name: '明细' }));
    fireEvent.click(lines.getByRole('button', { name: '下移 第 1 项' }));
    expect(lines.getAllByLabelText<HTMLInputElement>('品名').map(({ value }) => value)).toEqual(['乙', '甲']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('上移 第 2 项');
    fireEvent.click(lines.getByRole('button', { name: '添加一项 明细' }));
    fireEvent.click(lines.getByRole('button', { name: '删除 第 1 项' }));
    expect(document.activeElement).not.toBe(document.body);
    fireEvent.change(shown().getByLabelText('附加'), { target: { value: '{"a": [1, {"b": null}]}' } });
    expect(values()).toEqual({
      address: { city: '上海', zip: 'x' },
      lines: [{ name: '甲' }, {}],
      other: { deep: [1] },
      extra: { a: [1, { b: null }] },
    });
    fireEvent.click(shown().getByRole('button', { name: '校验' }));
    expect(await lines.findByText('品名不能为空')).toBeTruthy();
    // Invalid JSON stays in its control and stops the check.
    fireEvent.change(shown().getByLabelText('附加'), { target: { value: '{oops' } });
    expect(shown().getByText(/附加不是有效的 JSON/)).toBeTruthy();
    expect(shown().getByLabelText<HTMLTextAreaElement>('附加').value).toBe('{oops');
    expect(values()).toMatchObject({ extra: { a: [1, { b: null }] } });
  });

  it('draws the chosen alternative of a JSON Schema', async () => {
    open();
    const result = await preview({ kind: 'jsonSchema', schema: nested, data: { pay: { card: '1' } } });
    expect(result.issues).toEqual([]);
    expect(await shown().findByLabelText<HTMLInputElement>('卡号')).toBeTruthy();
    expect(shown().queryByLabelText('账户')).toBeNull();
    // The label of the choice and the title of its part.
    expect([shown().getAllByText('银行卡').length, shown().getAllByDisplayValue('银行卡').length]).toEqual([
      1, 1,
    ]);
  });

  it('draws a JSON Schema that leads back to itself level by level, and stops where it is endless', async () => {
    open();
    const tree = {
      type: 'object',
      title: '部件',
      properties: { name: { type: 'string', title: '名称' }, part: { title: '组件', $ref: '#' } },
    };
    const result = await preview({ kind: 'jsonSchema', schema: tree });
    expect(result).toEqual({ drawn: true, issues: [] });
    for (let level = 1; level <= 3; level += 1) {
      const drawn = shown().getAllByLabelText('名称').length;
      fireEvent.click(shown().getByRole('button', { name: '展开 组件' }));
      expect(shown().getAllByLabelText('名称').length).toBeGreaterThan(drawn);
    }
    const circle = { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } };
    const endless = await preview({ kind: 'jsonSchema', schema: circle });
    expect([endless.drawn, endless.issues.map(({ path, message }) => [path, message])]).toEqual([
      false,
      [['/$defs/a', '引用 #/$defs/a 无止境地指向自身，已停止读取，请去掉循环']],
    ]);
    const demanded = await preview({ kind: 'jsonSchema', schema: { ...tree, required: ['part'] } });
    expect([demanded.drawn, demanded.issues.map(({ severity, message }) => [severity, message])]).toEqual([
      true,
      [['warning', 'part 必填且包含自身，没有数据能满足，请将其改为非必填']],
    ]);
  });

  it.each([
    ['its first alternative', { anyOf: [{ $ref: '#' }, { type: 'null' }] }],
    ['items it demands', { type: 'array', minItems: 1, items: { $ref: '#' } }],
    ['other properties', { type: 'object', additionalProperties: { $ref: '#' } }],
  ])('stops where a JSON Schema leads back to itself through %s', async (_name, part) => {
    open();
    const schema = { type: 'object', properties: { name: { type: 'string', title: '名称' }, part } };
    const { drawn, issues } = await preview({ kind: 'jsonSchema', schema });
    expect([drawn, issues]).toEqual([true, []]);
    expect(shown().getAllByLabelText('名称').length).toBeLessThan(6);
    expect(shown().queryByRole('alert')).toBeNull();
  });

  it('goes to the playground from any other page, and waits until it is there', async () => {
    const visited: string[] = [];
    const back = offerNavigation((path) => visited.push(path));
    const waits = window.jig?.preview(fields({ field: 'A', title: '甲', type: 'text' }));
    open();
    expect(await shown().findByLabelText('甲')).toBeTruthy();
    back();
    expect([visited, await waits]).toEqual([['/playground'], { drawn: true, issues: [] }]);
  });
});

describe('the playground page', () => {
  it('follows the editor and goes to the place of an issue', async () => {
    open();
    await shown().findByLabelText('数量');
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '配置' });
    const text = '{ "fields": [\n  { "field": "A", "title": "甲", "type": "txet" }\n] }';
    fireEvent.change(editor, { target: { value: text } });
    const issue = await screen.findByRole('button', { name: /txet/ });
    expect(issue.textContent).toContain('2:33');
    fireEvent.click(issue);
    await waitFor(() => expect(editor.selectionStart).toBe(text.indexOf('"type"')));
    expect(document.activeElement).toBe(editor);
  });

  it('changes the sample with the kind, and keeps what a person wrote', async () => {
    open();
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '配置' });
    const kind = screen.getByRole('combobox', { name: '类型' });
    fireEvent.change(kind, { target: { value: 'jsonSchema' } });
    expect(editor.value).toContain('报名表');
    fireEvent.change(editor, { target: { value: '{ "type": "object", "properties": {} }' } });
    fireEvent.change(kind, { target: { value: 'table' } });
    expect(editor.value).toBe('{ "type": "object", "properties": {} }');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('问题'));
  });

  it('reads the kind and the address of a schema from its own address', async () => {
    const asked = vi.fn(
      async () => new Response('{ "fields": [{ "field": "A", "title": "甲", "type": "text" }] }'),
    );
    vi.stubGlobal('fetch', asked);
    open('#kind=form&src=/samples/a.json');
    expect(await shown().findByLabelText('甲')).toBeTruthy();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['https://elsewhere.example/a.json', '只能读取本站的地址：https://elsewhere.example/a.json'],
    ['//elsewhere.example/a.json', '只能读取本站的地址：//elsewhere.example/a.json'],
    ['data:application/json,{}', '只能读取本站的地址：data:application/json,{}'],
  ])('never asks another site: %s', async (src, message) => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    open(`#kind=form&src=${encodeURIComponent(src)}`);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it('has a sample of every kind that draws without an issue, boards aside', async () => {
    for (const { kind, sample } of previewKinds) {
      open();
      const { drawn, issues } = await preview({ kind, schema: sample });
      expect([kind, drawn, issues.length]).toEqual([kind, kind !== 'board', kind === 'board' ? 1 : 0]);
      cleanup();
    }
  });
});
