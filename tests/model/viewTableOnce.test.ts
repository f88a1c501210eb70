import { describe, expect, it } from 'vitest';
import type { MixinSchema, TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import type { ViewSchema } from '../../runtime/model/schema/ViewSchema.ts';
import type { ViewTable, ViewWorld } from '../../runtime/model/views/ViewWorld.ts';
import { viewTableOnce } from '../../runtime/model/views/viewTableOnce.ts';
import { withViews } from '../../runtime/model/views/viewTables.ts';
import { bundleOf } from './sampleTable.ts';

const table = (
  name: string,
  fields: TableSchema['fields'],
  more: Partial<TableSchema> = {},
): TableSchema => ({ format: 1, table: name, cnName: name, key: `${name}_Id`, fields, ...more });

const view = (name: string, from: string, field: string): ViewSchema => ({
  format: 1,
  view: name,
  cnName: name,
  parts: [{ from, as: 'part' }],
  key: [field],
  fields: [{ field, of: `part.${field}` }],
});

const named: MixinSchema = {
  format: 1,
  mixin: 'named',
  fields: [{ field: 'Remark', title: '备注', type: 'text' }],
};
const orders = table('Orders', [{ field: 'Code', title: '单号', type: 'text' }], { mixins: ['named'] });
const goods = table('Goods', [{ field: 'Name', title: '品名', type: 'text' }]);
const views = new Map([
  // Stands on the other view, which comes after it.
  ['Codes', view('Codes', 'OrderCodes', 'Code')],
  ['OrderCodes', view('OrderCodes', 'Orders', 'Code')],
  ['Names', view('Names', 'Goods', 'Name')],
]);

/** The tables of a bundle of views, some of its parts replaced. */
const made = ({ tables = [orders, goods], mixins = [named], kept = views, layers = {} } = {}) =>
  withViews({
    ...bundleOf(tables, mixins),
    others: new Map([['view', kept]]),
    layers: new Map(Object.entries(layers)),
  });

/** Names of the views that are another table than before. */
const remade = (before: ReadonlyMap<string, TableSchema>, after: ReadonlyMap<string, TableSchema>) =>
  [...views.keys()].filter((name) => after.get(name) !== before.get(name));

const titleIn = (tables: ReadonlyMap<string, TableSchema>, name: string, field: string) =>
  tables.get(name)?.fields.find((one) => one.field === field)?.title;

describe('the table of a view', () => {
  it('is the same in another bundle of the same schemas', () => {
    expect(remade(made(), made())).toEqual([]);
  });

  it('is another when its table changed, as are those of views on it, and no others', () => {
    const before = made();
    const renamed = table('Orders', [{ field: 'Code', title: '订单号', type: 'text' }], {
      mixins: ['named'],
    });
    const after = made({ tables: [renamed, goods] });
    expect(remade(before, after)).toEqual(['Codes', 'OrderCodes']);
    expect(titleIn(after, 'Codes', 'Code')).toBe('订单号');
    expect(titleIn(made(), 'Codes', 'Code')).toBe('单号');
  });

  it('is another when a layer or a mixin of its table changed', () => {
    const layer = { kind: 'design', name: 'now', fields: [{ field: 'Code', title: '编号' }] };
    const layered = made({ layers: { Orders: [layer] } });
    expect(titleIn(layered, 'OrderCodes', 'Code')).toBe('编号');
    const mixed = made({
      mixins: [{ ...named, fields: [{ field: 'Code', title: '单号', type: 'text', width: 90 }] }],
    });
    expect(remade(made(), mixed)).toEqual(['Codes', 'OrderCodes']);
  });

  it('is another when the view itself changed', () => {
    const before = made();
    const kept = new Map(views).set('Names', { ...view('Names', 'Goods', 'Name'), cnName: '品名表' });
    expect(remade(before, made({ kept }))).toEqual(['Names']);
  });

  it('is another when a table that it stood on is gone', () => {
    const before = made();
    const after = made({ tables: [goods] });
    expect(remade(before, after)).toEqual(['Codes', 'OrderCodes']);
    expect(made().get('Codes')).toEqual(before.get('Codes'));
  });

  it('of two that stand on each other stays out, whichever is asked first', () => {
    const circle = (names: readonly string[]) =>
      made({ kept: new Map(names.map((name) => [name, view(name, name === 'A' ? 'B' : 'A', 'Code')])) });
    for (const names of [
      ['A', 'B'],
      ['B', 'A'],
      ['A', 'B'],
    ])
      expect([...circle(names).keys()].sort()).toEqual([...circle([...names].reverse()).keys()].sort());
  });
});

describe('what the making of a view asks', () => {
  const part = (name: string): ViewTable => ({ table: name, key: 'Id', fields: new Map(), details: [] });
  const [order, line] = [part('Order'), part('Line')];
  const dictionary = { format: 1, dicNo: 'orders', dicName: '订单' } as const;
  const world: ViewWorld = {
    table: () => order,
    dictionary: () => dictionary,
    mainsOf: () => [order],
  };
  const asking = view('Asking', 'Order', 'Code');
  const makings = (worlds: readonly ViewWorld[]): number => {
    let made = 0;
    for (const one of worlds)
      viewTableOnce(one, asking, (asked) => {
        made += 1;
        asked.table('Order');
        asked.dictionary('orders');
        asked.mainsOf('Line');
        return table('Asking', []);
      });
    return made;
  };

  it('is asked again, and the view made once while the answers are the same', () => {
    expect(makings([world, world, { ...world, mainsOf: () => [order] }])).toBe(1);
  });

  it.each<readonly [keyof ViewWorld, Partial<ViewWorld>]>([
    ['table', { table: () => line }],
    ['dictionary', { dictionary: () => ({ ...dictionary }) }],
    ['mainsOf', { mainsOf: () => [order, line] }],
    ['mainsOf', { mainsOf: () => [line] }],
  ])('makes it again when another %s is answered', (_of, other) => {
    makings([world]);
    expect(makings([world, { ...world, ...other }])).toBe(1);
  });
});
