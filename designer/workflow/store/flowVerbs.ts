import type { App } from '../../../runtime/host/AppContext.ts';
import type { NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { addNode } from '../commands/addNode.ts';
import { connect } from '../commands/connect.ts';
import { copyParts } from '../commands/copyParts.ts';
import { insertOnLine } from '../commands/insertOnLine.ts';
import { keepNameUnique } from '../commands/keepNameUnique.ts';
import { layout } from '../commands/layout.ts';
import { moveLine } from '../commands/moveLine.ts';
import { type Moved, moveNodes } from '../commands/moveNodes.ts';
import { paste } from '../commands/paste.ts';
import { goneWith, removeParts } from '../commands/removeParts.ts';
import { repair } from '../commands/repair.ts';
import { setKeys } from '../commands/setKeys.ts';
import { nodeOf } from '../draft/DrawnFlow.ts';
import { emptyDraft } from '../draft/FlowDraft.ts';
import { freePlace } from '../draft/places.ts';
import { typeTitles } from '../outline/outlineWords.ts';
import { clipboard } from './clipboard.ts';
import type { FlowDesignerStore } from './FlowDesignerStore.ts';

type VerbApp = Pick<App, 't' | 'notify'>;

/**
 * All actions of the user on a flow, from canvas, list or keyboard. Each runs a command with translated
 * names.
 */
export type FlowVerbs = ReturnType<typeof flowVerbs>;

/**
 * Makes the actions of one designer. Each returns whether it was done; otherwise it has notified the user of
 * the reason.
 */
export function flowVerbs({ t, notify }: VerbApp, store: FlowDesignerStore) {
  const nameOf = (type: NodeType): string => t(typeTitles[type]);
  /** Label of a new line. */
  const labelFrom = (key: string | undefined): string =>
    t(nodeOf(store.view, key)?.type === 'start' ? 'flowDesigner.startLabel' : 'flowDesigner.lineLabel');
  const verbs = {
    /** Adds a node beside or after the selected one. A line connects them if that is allowed. */
    add: (type: NodeType): boolean => {
      const { view, current } = store;
      const after = nodeOf(view, current)?.key;
      return store.run(addNode(store.draft, { type, name: nameOf(type), after, label: labelFrom(after) }));
    },
    drop: (type: NodeType, place: { readonly left: number; readonly top: number } | undefined): boolean => {
      const where = place && freePlace(store.view.nodes, place);
      return store.run(addNode(store.draft, { type, name: nameOf(type), place: where ?? 'outside' }));
    },
    connect: (from: string, to: string): boolean => {
      if (to === '') return store.run(refuse('flowDesigner.chooseTarget'));
      const done = store.run(connect(store.draft, { from, to, label: labelFrom(from) }));
      if (done) notify.success(t('flowDesigner.connected'));
      return done;
    },
    insert: (line: string): boolean =>
      store.run(insertOnLine(store.draft, { line, name: nameOf('node'), label: labelFrom(undefined) })),
    move: (moved: readonly Moved[]): boolean => store.run(moveNodes(store.draft, moved), { kind: 'move' }),
    set: (key: string, keys: Readonly<Record<string, unknown>>): boolean =>
      store.run(setKeys(store.draft, key, keys), { kind: `${key} ${Object.keys(keys).join()}` }),
    /** Appends a number to a changed name that is taken, within the same undo step. */
    named: (key: string): boolean => {
      const wished = nodeOf(store.view, key)?.name;
      const done = store.run(keepNameUnique(store.draft, key), { joins: true });
      const name = nodeOf(store.view, key)?.name;
      if (done && name !== undefined && wished !== undefined && name !== wished)
        notify.success(t('flowDesigner.nameTaken', { wished, name }));
      return done;
    },
    reorder: (by: -1 | 1): boolean =>
      store.current !== undefined && store.run(moveLine(store.draft, store.current, by)),
    layout: (): boolean => store.run(layout(store.draft)),
    repair: (): boolean => store.run(repair(store.draft)),
    /** Removes the selected parts after a confirmation. */
    remove: async (): Promise<boolean> => {
      const keys = store.selected.filter((key) => store.view.byKey.has(key));
      if (keys.length === 0 || store.readonly) return false;
      const { nodes, lines } = goneWith(store.draft, keys);
      const names = nodes.map(({ name }) => name || t('flowDesigner.unnamed')).join('、');
      const question =
        nodes.length === 0
          ? { title: t('flowDesigner.notice'), text: t('flowDesigner.removeLines', { n: lines.length }) }
          : {
              title: t('list.confirmTitle'),
              text: t('flowDesigner.removeNodes', { names, n: lines.length }),
            };
      return (await notify.confirm(question)) && store.run(removeParts(store.draft, keys));
    },
    /** Serialized selected nodes with their lines; undefined: no node is selected. */
    copied: (): string | undefined => copyParts(store.draft, store.selected),
    copy: (): boolean => {
      const text = verbs.copied();
      if (text === undefined) return store.run(refuse('flowDesigner.nothingToCopy'));
      clipboard.put(text);
      notify.success(t('flowDesigner.copied'));
      return true;
    },
    paste: (text: string): boolean => store.run(paste(store.draft, text)),
    /** Replaces the whole flow. */
    replace: (text: string): boolean => store.run(paste(emptyDraft, text)),
  };
  return verbs;
}
