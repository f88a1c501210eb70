import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addComponent } from '../../designer/form/commands/addComponent.ts';
import { copyParts as copyComponents } from '../../designer/form/commands/copyParts.ts';
import type { Drop } from '../../designer/form/commands/FormEdit.ts';
import { moveParts } from '../../designer/form/commands/moveParts.ts';
import { pasteParts } from '../../designer/form/commands/pasteParts.ts';
import { removeParts as removeComponents } from '../../designer/form/commands/removeParts.ts';
import { setColumns } from '../../designer/form/commands/setColumns.ts';
import { setKeys as setFormKeys } from '../../designer/form/commands/setKeys.ts';
import { setLayout } from '../../designer/form/commands/setLayout.ts';
import { shiftPart } from '../../designer/form/commands/shiftPart.ts';
import { showField } from '../../designer/form/commands/showField.ts';
import { componentKinds } from '../../designer/form/components/componentKinds.ts';
import { drawnPart } from '../../designer/form/draft/DrawnPart.ts';
import { type DraftTexts, draftTexts } from '../../designer/form/draft/draftTexts.ts';
import { emptyFormDraft, type FormDraft } from '../../designer/form/draft/FormDraft.ts';
import { readDraft } from '../../designer/form/draft/readDraft.ts';
import { type EditAnswer, refuse } from '../../designer/kit/EditAnswer.ts';
import { History } from '../../designer/kit/History.ts';
import { addColumn, addFormula } from '../../designer/view/commands/addColumn.ts';
import { addJoin } from '../../designer/view/commands/addJoin.ts';
import { moveColumn } from '../../designer/view/commands/moveColumn.ts';
import { removeColumn } from '../../designer/view/commands/removeColumn.ts';
import { removeJoin } from '../../designer/view/commands/removeJoin.ts';
import { setColumn } from '../../designer/view/commands/setColumn.ts';
import { setConditions } from '../../designer/view/commands/setConditions.ts';
import { setHead } from '../../designer/view/commands/setHead.ts';
import { setNeeded } from '../../designer/view/commands/setNeeded.ts';
import { setSource } from '../../designer/view/commands/setSource.ts';
import { draftSources } from '../../designer/view/draft/draftSources.ts';
import { drawnTotals } from '../../designer/view/draft/isDrawn.ts';
import { offeredJoins } from '../../designer/view/draft/offeredJoins.ts';
import { emptyViewDraft, type ViewDraft } from '../../designer/view/draft/ViewDraft.ts';
import { draftIssues } from '../../designer/view/store/draftIssues.ts';
import { addNode } from '../../designer/workflow/commands/addNode.ts';
import { connect } from '../../designer/workflow/commands/connect.ts';
import { copyParts } from '../../designer/workflow/commands/copyParts.ts';
import { insertOnLine } from '../../designer/workflow/commands/insertOnLine.ts';
import { keepNameUnique } from '../../designer/workflow/commands/keepNameUnique.ts';
import { layout } from '../../designer/workflow/commands/layout.ts';
import { moveLine } from '../../designer/workflow/commands/moveLine.ts';
import { moveNodes } from '../../designer/workflow/commands/moveNodes.ts';
import { paste } from '../../designer/workflow/commands/paste.ts';
import { removeParts } from '../../designer/workflow/commands/removeParts.ts';
import { repair } from '../../designer/workflow/commands/repair.ts';
import { setKeys } from '../../designer/workflow/commands/setKeys.ts';
import { drawnFlow } from '../../designer/workflow/draft/DrawnFlow.ts';
import { emptyDraft, type FlowDraft } from '../../designer/workflow/draft/FlowDraft.ts';
import { randomCases } from '../setup/randomCases.ts';
import { orderForm } from './form/formWorld.ts';
import { orderWorld } from './view/viewWorld.ts';

/** Random choices of one edit: which command, which parts, and a text the user typed. */
interface Dice {
  readonly command: number;
  readonly first: number;
  readonly second: number;
  readonly text: string;
}

/** An editor as this test sees it: its starting drafts and its commands, each taking random choices. */
interface Editor<Draft> {
  readonly starts: readonly [Draft, ...Draft[]];
  readonly commands: readonly ((draft: Draft, dice: Dice) => EditAnswer<Draft>)[];
  /** The draft as it is stored. */
  save(draft: Draft): string;
  /** What the editor shows of a draft. */
  show(draft: Draft): unknown;
  /** What the editor shows of a stored draft. */
  open(stored: string): unknown;
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** Key of a node or line; now and then one that is gone. */
const part = (draft: FlowDraft, at: number): string =>
  pick(['gone', ...drawnFlow(draft).byKey.keys()], at) ?? 'gone';
const nodeTypes = ['start', 'node', 'end'] as const;

const flows: Editor<FlowDraft> = {
  starts: [
    emptyDraft,
    {
      NodeConfig:
        '[{"id":"s","name":"提交","type":"start"},{"id":"e","name":"完成","type":"end","own":{"a":[1]}}]',
      LineConfig: '[{"from":"s","to":"e","label":""}]',
    },
    { NodeConfig: '[{"id":"s"},{"id":"s"},7,', LineConfig: '{"no":"list"}' },
  ],
  commands: [
    (draft, { first, second, text }) =>
      addNode(draft, { type: nodeTypes[first % 3] ?? 'node', name: text, after: part(draft, second) }),
    (draft, { first, second, text }) =>
      addNode(draft, {
        type: nodeTypes[first % 3] ?? 'node',
        name: text,
        place: { left: second, top: first },
      }),
    (draft, { first, second, text }) =>
      connect(draft, { from: part(draft, first), to: part(draft, second), label: text }),
    (draft, { first, text }) => insertOnLine(draft, { line: part(draft, first), name: text, label: text }),
    (draft, { first, second }) => moveNodes(draft, [{ id: part(draft, first), left: second, top: first }]),
    (draft, { first, text }) => setKeys(draft, part(draft, first), { name: text, userId: [first] }),
    (draft, { first }) => setKeys(draft, part(draft, first), { filters: undefined }),
    (draft, { first }) => keepNameUnique(draft, part(draft, first)),
    (draft, { first, second }) => moveLine(draft, part(draft, first), second % 2 === 0 ? 1 : -1),
    (draft, { first, second }) => removeParts(draft, [part(draft, first), part(draft, second)]),
    (draft, { first, second, text }) =>
      paste(draft, copyParts(draft, [part(draft, first), part(draft, second)]) ?? text),
    (draft) => layout(draft),
    (draft) => repair(draft),
  ],
  save: (draft) => JSON.stringify(draft),
  show: drawnFlow,
  open: (stored) => drawnFlow(JSON.parse(stored) as FlowDraft),
};

const { main } = orderForm.document;

/** Id of a component; now and then one that is gone. */
const component = (draft: FormDraft, at: number): string =>
  pick(['gone', ...draft.entries.map(({ id }) => id)], at) ?? 'gone';
const sides = ['before', 'after', 'left', 'right'] as const;
const dropAt = (draft: FormDraft, { first, second }: Dice): Drop => ({
  target: component(draft, second),
  side: sides[first % 4] ?? 'after',
});
const types = componentKinds.map(({ type }) => type);

const textsOf = (draft: FormDraft): DraftTexts => draftTexts(draft, emptyFormDraft, undefined);
const readTexts = (texts: Partial<DraftTexts>): FormDraft =>
  readDraft({ DaraggeOptions: '', TableConfig: '', SqlParams: '', ...texts }, orderForm).draft;
const shown = ({ entries, tables, params }: FormDraft): unknown => ({
  entries: entries.map((part) => ({ ...drawnPart(part, main), part: part.raw })),
  tables: tables.map(({ table, columns }) => [table, columns.map(({ raw }) => raw)]),
  params: params.map(({ raw }) => raw),
});

const forms: Editor<FormDraft> = {
  starts: [
    readTexts({}),
    readTexts({
      DaraggeOptions:
        '[{"field":"Amount","name":"合计","width":"33.33","own":{"a":[1]}},7,{"type":"table","field":""},{"field":"No',
      TableConfig: '[{"field":"Qty","title":"数","width":80}]',
    }),
    readTexts({ DaraggeOptions: '{"no":"list"}', SqlParams: 'null' }),
  ],
  commands: [
    (draft, { first, text }) =>
      addComponent(draft, orderForm, { type: pick(types, first) ?? text, title: text }),
    (draft, dice) =>
      addComponent(draft, orderForm, { type: dice.text, title: dice.text, drop: dropAt(draft, dice) }),
    (draft, dice) => moveParts(draft, [component(draft, dice.first)], dropAt(draft, dice)),
    (draft, dice) =>
      moveParts(draft, [component(draft, dice.first), component(draft, dice.command)], dropAt(draft, dice)),
    (draft, { first, second }) =>
      shiftPart(
        draft,
        component(draft, first),
        second % 2 === 0 ? 1 : -1,
        draft.entries.map(({ id }) => id),
      ),
    (draft, { first, text }) => setFormKeys(draft, [component(draft, first)], { name: text }),
    (draft, { first, second }) =>
      setFormKeys(draft, [component(draft, first)], { width: second, show: undefined }),
    (draft, { first, second }) =>
      removeComponents(draft, orderForm, [component(draft, first), component(draft, second)]),
    (draft, { first, text }) =>
      showField(draft, orderForm, pick([...main.byName.keys(), text], first) ?? text),
    (draft, { first }) => setLayout(draft, first % 6),
    (draft, { first, second, text }) =>
      pasteParts(
        draft,
        orderForm,
        copyComponents(draft, [component(draft, first), component(draft, second)]) ?? text,
        component(draft, second),
      ),
    (draft, { first, text }) =>
      setColumns(draft, 'OrderList', [{ id: 'Qty', raw: { field: 'Qty', title: text, width: first } }]),
  ],
  save: (draft) => JSON.stringify(textsOf(draft)),
  show: shown,
  open: (stored) => shown(readTexts(JSON.parse(stored) as DraftTexts)),
};

/** Place of a column; now and then one that is gone. */
const column = (draft: ViewDraft, at: number): number => at % (draft.view.fields.length + 1);
const source = (draft: ViewDraft, at: number): string =>
  pick(['gone', ...draftSources(draft.view.parts[0], orderWorld).map(({ as }) => as)], at) ?? 'gone';
const paths = ['Code', 'Customer_Id', 'Amount', 'Currency', 'Qty', 'Name', 'Order_Id'];
const titleOf = (field: string): string => field;

const drawnView = (draft: ViewDraft): unknown => ({
  ...draft,
  sources: draftSources(draft.view.parts[0], orderWorld),
  issues: [
    ...draftIssues({ draft, taken: new Set(['order']), titleOf: ({ title, field }) => title ?? field }),
  ],
});

const views: Editor<ViewDraft> = {
  starts: [
    emptyViewDraft,
    {
      hasOwnKey: false,
      view: {
        format: 1,
        view: 'View_Lines',
        cnName: '明细',
        parts: [
          { from: 'OrderList', as: 'line', joins: [{ as: 'order', by: 'line.Order_Id', needed: true }] },
        ],
        fields: [{ field: 'Code', of: 'order.Code' }],
        key: [],
      },
    },
    {
      hasOwnKey: true,
      view: {
        format: 1,
        view: 'View_Both',
        cnName: '合并',
        parts: [
          { from: 'Order', as: 'order', values: { Qty: 0 } },
          { from: 'OrderList', as: 'line', values: { Qty: 'line.Qty' } },
        ],
        fields: [
          { field: 'Qty', of: 'Qty', total: 'sum' },
          { field: 'Share', title: '占比', share: 'Qty' },
        ],
        key: ['Qty'],
      },
    },
  ],
  commands: [
    (draft, { first, text }) => setSource(draft, pick([...orderWorld.tables.keys(), text], first) ?? text),
    (draft, { first }) => {
      const joins = offeredJoins(draftSources(draft.view.parts[0], orderWorld), orderWorld);
      const join = pick(joins, first);
      return join === undefined ? refuse('viewDesign.noSource') : addJoin(draft, join.link, join.table.table);
    },
    (draft, { first }) => removeJoin(draft, source(draft, first), titleOf),
    (draft, { first, second }) => setNeeded(draft, source(draft, first), second % 2 === 0),
    (draft, { first, second }) => addColumn(draft, `${source(draft, first)}.${pick(paths, second)}`),
    (draft, { first }) =>
      addColumn(draft, `${source(draft, first)}.Amount`, `${source(draft, first)}.Currency`),
    (draft, { text }) => addFormula(draft, text),
    (draft, { first, second }) =>
      setColumn(draft, column(draft, first), { total: pick(drawnTotals, second) }),
    (draft, { first, text }) => setColumn(draft, column(draft, first), { title: text, total: undefined }),
    (draft, { first, text }) => setColumn(draft, column(draft, first), { field: text }),
    (draft, { first }) => removeColumn(draft, column(draft, first), titleOf),
    (draft, { first, second }) => moveColumn(draft, column(draft, first), second % 9),
    (draft, { text, first }) =>
      setHead(draft, { cnName: text, view: text, sortName: first % 2 === 0 ? text : '' }),
    (draft, { text, second }) =>
      setConditions(draft, {
        drawn: [{ field: text, filterType: '=', value: second }],
        where: { '==': [{ var: text }, second] },
        isWhole: second % 2 === 0,
      }),
  ],
  save: (draft) => JSON.stringify(draft),
  show: drawnView,
  open: (stored) => drawnView(JSON.parse(stored) as ViewDraft),
};

const dice = fc.record({
  command: fc.nat(1000),
  first: fc.nat(1000),
  second: fc.nat(1000),
  text: fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('', '节点', '__proto__', '"}]', '\u0000')),
});
/** As many edits as a random test has cases, in sequences of 30. */
const sequences = Math.ceil(randomCases / 30);

/** Makes random edits and checks the history and what is stored after each. Returns how many edits applied. */
function checkEditor<Draft>(editor: Editor<Draft>): number {
  const all = fc.tuple(fc.nat(editor.starts.length - 1), fc.array(dice, { minLength: 30, maxLength: 30 }));
  let applied = 0;
  fc.assert(
    fc.property(all, ([start, edits]) => {
      const first = editor.starts[start] ?? editor.starts[0];
      const history = new History(first);
      const states = [first];
      for (const edit of edits) {
        const answer = pick(editor.commands, edit.command)?.(history.present, edit);
        if (!answer?.ok || editor.save(answer.draft) === editor.save(history.present)) continue;
        history.push(answer.draft);
        states.push(answer.draft);
        // What is shown while editing is cached per draft; a stored draft is read anew.
        expect(editor.open(editor.save(answer.draft))).toEqual(editor.show(answer.draft));
      }
      applied += states.length - 1;
      const texts = states.map(editor.save);
      const back = states.map(() => editor.save(history.undo() ?? history.present));
      expect(back).toEqual([...texts.slice(0, -1).reverse(), texts[0]]);
      const again = states.map(() => editor.save(history.redo() ?? history.present));
      expect(again).toEqual([...texts.slice(1), texts.at(-1)]);
    }),
    { numRuns: sequences },
  );
  return applied;
}

describe.each([
  ['flows', () => checkEditor(flows)],
  ['forms', () => checkEditor(forms)],
  ['views', () => checkEditor(views)],
] as const)('random edits of %s', (_name, check) => {
  it('throw nothing, are stored as they are shown, and are undone and done again without a trace', () => {
    expect(check()).toBeGreaterThan(sequences);
  });
});
