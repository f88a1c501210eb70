import type { MessageKey } from '../../runtime/model/messages/index.ts';
import type { Command } from '../../runtime/store/shell/CommandStore.ts';
import { listKeysTold, moveKeysTold } from '../grid/keys.ts';
import { sheetKeysTold } from '../grid/sheet/sheetKeys.ts';
import type { ToldKey } from '../grid/ToldKey.ts';

/** A key that a part of the page hears by itself, without a command. */
interface OwnKey {
  /** The part is on screen while a command with this beginning of its id is. */
  readonly beside: string;
  readonly label: MessageKey;
  readonly keys: string;
}

/** Keys of one part of the page, in the list of keys. */
interface KeyGroup {
  readonly title: MessageKey;
  /** Beginnings of the ids of its commands. */
  readonly commands: readonly string[];
  readonly own: readonly OwnKey[];
}

/** Keys of one part of the page; `beside` names the command that it is on screen with. */
const ownKeys = (beside: string, keys: readonly ToldKey[]): readonly OwnKey[] =>
  keys.map(({ label, shown }) => ({ beside, label, keys: shown }));

/** Parts of the page in the order of the list. Commands of none of them stand in the last one. */
const groups: readonly KeyGroup[] = [
  {
    title: 'keys.list',
    commands: ['list.', 'view.'],
    own: ownKeys('view.', [{ label: 'keys.view', shown: 'alt+1…9' }]),
  },
  {
    title: 'keys.grid',
    commands: [],
    own: ownKeys('list.why', listKeysTold),
  },
  { title: 'keys.box', commands: ['box.'], own: ownKeys('box.', [{ label: 'keys.close', shown: 'esc' }]) },
  {
    title: 'keys.details',
    commands: [],
    own: [...ownKeys('box.gridRoom', moveKeysTold), ...ownKeys('box.addRow', sheetKeysTold)],
  },
  { title: 'keys.approval', commands: ['inbox.', 'approve.', 'decision.'], own: [] },
  {
    title: 'keys.designer',
    commands: ['editor.'],
    own: ownKeys('editor.', [
      { label: 'keys.copyPart', shown: 'mod+c' },
      { label: 'keys.pastePart', shown: 'mod+v' },
      { label: 'keys.removePart', shown: 'delete' },
    ]),
  },
  { title: 'keys.everywhere', commands: [''], own: [] },
];

/** A line of the list of keys. */
export interface KeyLine {
  readonly label: string;
  readonly keys: readonly string[];
}

const keysOf = ({ keys, moreKeys = [] }: Command): readonly string[] =>
  keys === undefined ? [] : [keys, ...moreKeys];

/** The keys that hold beside these commands, by part of the page; parts without any are left out. */
export const keyGroups = (
  commands: readonly Command[],
  t: (key: MessageKey) => string,
): readonly { readonly title: string; readonly lines: readonly KeyLine[] }[] => {
  const groupOf = ({ id }: Command): KeyGroup | undefined =>
    groups.find((group) => group.commands.some((begin) => id.startsWith(begin)));
  return groups
    .map((group) => ({
      title: t(group.title),
      lines: [
        ...commands
          .filter((command) => command.keys !== undefined && groupOf(command) === group)
          .map((command) => ({ label: command.label, keys: keysOf(command) })),
        ...group.own
          .filter(({ beside }) => commands.some(({ id }) => id.startsWith(beside)))
          .map(({ label, keys }) => ({ label: t(label), keys: [keys] })),
      ],
    }))
    .filter(({ lines }) => lines.length > 0);
};
