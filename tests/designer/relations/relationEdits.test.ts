import { describe, expect, it } from 'vitest';
import { conditionDrawn, drawCondition } from '../../../designer/kit/drawnCondition.ts';
import { putEffect } from '../../../designer/relations/commands/putEffect.ts';
import { putLink } from '../../../designer/relations/commands/putLink.ts';
import { removePart } from '../../../designer/relations/commands/removePart.ts';
import { proposeMaking, proposeSetting } from '../../../designer/relations/draft/proposeEffect.ts';
import { proposeLink } from '../../../designer/relations/draft/proposeLink.ts';
import type { RelationWorld } from '../../../designer/relations/draft/RelationWorld.ts';
import { relationChanges } from '../../../designer/relations/draft/relationChanges.ts';
import { relationParts } from '../../../designer/relations/draft/relationParts.ts';
import { written } from '../../../designer/relations/draft/written.ts';
import type { EffectSubject } from '../../../designer/relations/properties/EffectProperty.ts';
import { effectProperties } from '../../../designer/relations/properties/effectProperties.ts';
import type { LinkSubject } from '../../../designer/relations/properties/LinkProperty.ts';
import { linkProperties } from '../../../designer/relations/properties/linkProperties.ts';
import { addedTitles } from '../../../designer/relations/store/relationVerbs.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import { apply, applyTable, issue, issueTable } from './documents.ts';

const t: LinkSubject['t'] = (rule, params) => messageOf({ rule, params: params ?? {} }, 'zh');
const sides = { own: issueTable, source: applyTable, target: issue, from: apply };
const proposed = proposeLink(sides, [], addedTitles(t));
const world: RelationWorld = {
  tables: new Map([applyTable, issueTable].map((one) => [one.table, one] as const)),
  document: (name) => [apply, issue].find(({ main }) => main.table === name),
};
const subject = (made = proposed): LinkSubject => ({
  ...{ ...made, t, isProduct: false, own: issueTable, target: issue, source: apply, world },
  titles: addedTitles(t),
});
const set = (name: string, value: Json | undefined, of = subject()) =>
  linkProperties.find((one) => one.name === name)?.write(value, of);

describe('a link is proposed', () => {
  it('between the rows with quantities, with what remains shown and the header that names the source', () => {
    expect(proposed.link).toEqual({
      ...{ name: 'fromApply', title: '样品发放', from: { table: 'Apply', rows: 'ApplyLine' } },
      ...{ rows: 'IssueLine', via: 'ApplyLine_Id', carries: { field: 'Qty', of: 'Qty' } },
      same: { '$main.Apply_Id': 'Apply_Id' },
      brings: { ItemName: 'ItemName', '$main.Customer_Id': '$main.Customer_Id' },
      closes: true,
    });
    expect(proposed.fields).toEqual([
      { field: 'ApplyLine_Id', title: '来源样品申请单', of: 'fromApply', holds: 'source' },
      { field: 'IssueLineCarried', title: '样品发放已下推', of: 'fromApply', holds: 'carried' },
      { field: 'IssueLineDone', title: '样品发放已完成', of: 'fromApply', holds: 'done' },
      { field: 'IssueLineRemaining', title: '样品发放未下推', of: 'fromApply', holds: 'remaining' },
    ]);
  });

  it('under a name that no other has', () => {
    expect(proposeLink(sides, ['fromApply'], addedTitles(t)).link.name).toBe('fromApply2');
  });
});

describe('a property of a link', () => {
  it.each<[string, Json | undefined, object]>([
    ['title', '发样', { title: '发样' }],
    ['over', 5, { tolerance: { over: { percent: 5 } } }],
    ['closes', false, { closes: undefined }],
    ['rows', 'Issue', { rows: undefined }],
    ['brings', null, { brings: undefined }],
    ['same', [{ own: 'ItemName', other: 'ItemName' }], { same: { ItemName: 'ItemName' } }],
  ])('%s is set', (name, value, change) => {
    expect(set(name, value)?.link).toEqual(JSON.parse(JSON.stringify({ ...proposed.link, ...change })));
  });

  it.each([
    ['over', 'much'],
    ['brings', [{ own: 'ItemName' }]],
    ['via', 5],
  ] as const)('%s is kept as typed while it cannot be used', (name, value) => {
    expect(set(name, value as unknown as Json)).toBeUndefined();
  });

  it('keeps the tolerance that the panel does not draw', () => {
    const link = { ...proposed.link, tolerance: { over: { quantity: 'Spare' } } };
    expect(set('over', 5, subject({ ...proposed, link }))?.link.tolerance).toEqual({
      over: { quantity: 'Spare', percent: 5 },
    });
  });

  it('says what the source shows: what remains needs what is taken', () => {
    const holds = (value: readonly string[]) => set('shows', [...value])?.fields.map((field) => field.holds);
    expect(holds([])).toEqual(['source']);
    expect(holds(['remaining'])).toEqual(['source', 'carried', 'remaining']);
    expect(holds(['returned'])).toEqual(['source', 'returned']);
  });

  it('names a field that is there in place of a new one, and a new one again', () => {
    const known = set('via', 'Issue_Id');
    expect([known?.link.via, known?.fields.map(({ holds }) => holds)]).toEqual([
      'Issue_Id',
      ['carried', 'done', 'remaining'],
    ]);
    expect(known && set('via', '+', subject(known))?.link.via).toBe('ApplyLine_Id');
  });

  it('of a shipped link is offered only where it may change', () => {
    const shown = linkProperties.filter((one) => one.applies?.({ ...subject(), isProduct: true }) ?? true);
    expect(shown.map(({ name }) => name)).toEqual(['title', 'over', 'under', 'closes', 'ofClosed', 'brings']);
  });
});

describe('an effect is proposed', () => {
  const effectOf = (made: Pick<EffectSubject, 'effect' | 'fields'>): EffectSubject => ({
    ...{ ...made, t, own: issueTable, source: issue, target: apply, world },
  });
  const change = (name: string, value: Json, of: EffectSubject) =>
    effectProperties.find((one) => one.name === name)?.write(value, of)?.effect;

  it('that sets the record a field names', () => {
    const [, reference] = issueTable.references;
    if (reference === undefined) throw new Error('no reference');
    const made = proposeSetting(issueTable, reference, applyTable, []);
    expect(made.effect).toMatchObject({
      name: 'setApply',
      sets: { table: 'Apply', via: 'Apply_Id', values: {} },
    });
    expect(change('values', [{ field: 'Code', formula: '="已办"' }], effectOf(made))).toMatchObject({
      sets: { values: { Code: '="已办"' } },
    });
    expect(change('values', [{ field: 'Code', from: 'Code' }], effectOf(made))).toMatchObject({
      sets: { values: { Code: { var: 'Code' } } },
    });
    expect(change('values', [{ field: 'Code', formula: '{"cat":["a"]}' }], effectOf(made))).toMatchObject({
      sets: { values: { Code: { cat: ['a'] } } },
    });
    expect(change('values', [{ field: 'Code', formula: '{' }], effectOf(made))).toBeUndefined();
    expect(change('values', [{ field: 'Code' }], effectOf(made))).toBeUndefined();
  });

  it('that makes a document, with rows and what both have', () => {
    const made = proposeMaking(issue, apply, { title: '生成', taken: [], fieldTitle: '来源' });
    expect(made).toEqual({
      effect: {
        ...{ name: 'makeApply', title: '生成' },
        makes: {
          ...{ table: 'Apply', via: 'Issue_Id' },
          values: { Code: { var: 'Code' }, Customer_Id: { var: 'Customer_Id' } },
          rows: {
            ApplyLine: { of: 'IssueLine', values: { ItemName: { var: 'ItemName' }, Qty: { var: 'Qty' } } },
          },
        },
      },
      fields: [{ field: 'Issue_Id', title: '来源', of: 'makeApply', holds: 'maker' }],
    });
    const rows = [{ field: 'Qty', formula: '=[数量]*2' }];
    expect(change('rowValues', rows, effectOf(made))).toMatchObject({
      makes: { rows: { ApplyLine: { of: 'IssueLine', values: { Qty: '=[数量]*2' } } } },
    });
  });
});

describe('the draft of a table', () => {
  const shipped = { links: [{ ...proposed.link, name: 'shipped', title: '自带' }] };
  const table = { ...issueTable, shipped: JSON.parse(JSON.stringify(shipped)) };

  it('holds new links and changed ones of the product, and gives these back', () => {
    const changed = putLink({}, { link: { ...proposed.link, name: 'shipped', title: '改名' }, fields: [] });
    const draft = putLink(changed, proposed);
    expect(relationParts(table, draft).map(({ title, origin, place }) => [title, origin, place])).toEqual([
      ['改名', 'changed', '/links/0'],
      ['样品发放', 'own', '/links/1'],
    ]);
    const back = removePart(draft, { kind: 'link', name: 'shipped' });
    expect(relationParts(table, back).map(({ title, origin }) => [title, origin])).toEqual([
      ['自带', 'product'],
      ['样品发放', 'own'],
    ]);
    expect(written(removePart(back, { kind: 'link', name: 'fromApply' }))).toEqual({});
    expect(relationChanges(table, {}, draft, t)).toEqual([
      { what: '关联【自带】', how: 'changed', changed: [{ title: '名称', from: '自带', to: '改名' }] },
      { what: '关联【样品发放】', how: 'added', changed: [] },
    ]);
  });

  it('removes an effect with its fields', () => {
    const made = proposeMaking(issue, apply, { title: '生成', taken: [], fieldTitle: '来源' });
    const draft = putEffect(putLink({}, proposed), made);
    expect(removePart(draft, { kind: 'effect', name: 'makeApply' })).toEqual({
      ...putLink({}, proposed),
      effects: [],
    });
  });
});

describe('a condition', () => {
  it('is drawn and read back; what cannot be drawn is kept', () => {
    const condition = { '==': [{ var: 'Customer_Id' }, 3] };
    const drawn = drawCondition(condition, issue);
    expect(JSON.stringify(conditionDrawn(drawn, issue))).toContain('Customer_Id');
    expect(drawCondition(undefined, issue)).toEqual([]);
    expect(conditionDrawn([], issue)).toBeUndefined();
    expect(drawCondition({ '==': [{ var: 'Gone' }, 3] }, issue)).toBeUndefined();
  });
});
