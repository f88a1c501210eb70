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
import { page, world } from './world.tsx';

const route = { search: '', active: true, setSearch: () => undefined };

/** The playground page in a product with the star rating in it. */
function open(hash = '') {
  const product = world(starRating);
  product.app.renderers.add(pageRenderers);
  Object.assign(product.app, {
    session: { user: undefined, now: () => '2024-05-06 07:08:09', menus: [] },
    data: { tableLayers: async () => ({ ok: false, failure: { code: '404', message: '' } }) },
    schemas: {
      revision: 0,
      subscribe: () => () => undefined,
      document: async () => ({ ok: false, failure: { code: '403', message: '没有权限' } }),
    },
  });
  render(
    <MemoryRouter initialEntries={[`/playground${hash}`]}>
      <CoreContext.Provider value={{ app: { locale: 'zh' } } as never}>
        <PageRouteContext.Provider value={route}>
          {page(product.app, <PlaygroundPage />)}
        </PageRouteContext.Provider>
      </CoreContext.Provider>
    </MemoryRouter>,
  );
  return product.app;
}

async function preview(request: PreviewRequest): Promise<PreviewResult> {
  let result: PreviewResult | undefined;
  // Not awaited inside act: what it waits for is drawn only after act ends.
  void window.jig?.preview(request).then((found) => {
    result = found;
  });
  return waitFor(() => result ?? expect.fail('not drawn yet'), { timeout: 5000 });
}

const shown = () => within(screen.getByRole('region', { name: '预览' }));
const places = ({ issues }: PreviewResult) =>
  issues.map(({ line, column, path }) => `${line}:${column} ${path}`);
const fields = (...lines: readonly object[]) => ({ kind: 'form', schema: { fields: lines } });

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
    expect(screen.getByRole('heading', { name: '试验场' })).toBeTruthy();
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
      expect(shown().getByText(/"age": 7/).textContent).toContain('"name": null');
      expect(
        shown()
          .getAllByText(/^(姓名|年龄)$/)
          .map((one) => one.textContent),
      ).toEqual(['年龄', '姓名']);
    }
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
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '模式' });
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
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '模式' });
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
