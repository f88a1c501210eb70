import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { History } from '../../designer/kit/History.ts';
import { addNode } from '../../designer/workflow/commands/addNode.ts';
import type { CommandAnswer } from '../../designer/workflow/commands/Command.ts';
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
import { viewOf } from '../../designer/workflow/draft/DraftView.ts';
import { emptyDraft, type FlowDraft } from '../../designer/workflow/draft/FlowDraft.ts';

/** Random choices of one edit: which command, which parts, and a text the user typed. */
interface Dice {
  readonly command: number;
  readonly first: number;
  readonly second: number;
  readonly text: string;
}

/** An editor as this test sees it: its starting drafts and its commands, each taking random choices. */
interface Editor {
  readonly starts: readonly FlowDraft[];
  readonly commands: readonly ((draft: FlowDraft, dice: Dice) => CommandAnswer)[];
  /** The draft as it is stored. */
  save(draft: FlowDraft): string;
  /** What the editor shows of a stored draft. */
  open(stored: string): unknown;
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** Key of a node or line; now and then one that is gone. */
const part = (draft: FlowDraft, at: number): string =>
  pick(['gone', ...viewOf(draft).byKey.keys()], at) ?? 'gone';
const types = ['start', 'node', 'end'] as const;

const flows: Editor = {
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
      addNode(draft, { type: types[first % 3] ?? 'node', name: text, after: part(draft, second) }),
    (draft, { first, second, text }) =>
      addNode(draft, { type: types[first % 3] ?? 'node', name: text, place: { left: second, top: first } }),
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
  open: (stored) => viewOf(JSON.parse(stored) as FlowDraft),
};

const editors: readonly (readonly [string, Editor])[] = [['flows', flows]];

const dice = fc.record({
  command: fc.nat(1000),
  first: fc.nat(1000),
  second: fc.nat(1000),
  text: fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('', '节点', '__proto__', '"}]', '\u0000')),
});
/** Edits in all: 300 by default, in sequences of 30. */
const sequences = Math.ceil(Number(process.env.JIG_CASES ?? 300) / 30);

describe.each(editors)('random edits of %s', (_name, editor) => {
  it('throw nothing, are stored as they are shown, and are undone and done again without a trace', () => {
    const all = fc.tuple(fc.nat(editor.starts.length - 1), fc.array(dice, { minLength: 30, maxLength: 30 }));
    let applied = 0;
    fc.assert(
      fc.property(all, ([start, edits]) => {
        const first = editor.starts[start] ?? emptyDraft;
        const history = new History(first);
        const states = [first];
        for (const edit of edits) {
          const answer = pick(editor.commands, edit.command)?.(history.present, edit);
          if (!answer?.ok || editor.save(answer.draft) === editor.save(history.present)) continue;
          history.push(answer.draft);
          states.push(answer.draft);
          // What is shown while editing is cached per draft; a stored draft is read anew.
          expect(editor.open(editor.save(answer.draft))).toEqual(viewOf(answer.draft));
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
    expect(applied).toBeGreaterThan(sequences);
  });
});
