import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { isObject, type Json } from '../../../runtime/model/schema/Json.ts';
import type { PrintBlock } from '../../../runtime/model/schema/PrintSchema.ts';
import { partClipboard } from '../../kit/partClipboard.ts';
import type { DesignBlock } from '../blocks/DesignBlock.ts';
import { designBlockOf } from '../blocks/designBlocks.ts';
import { placedItems } from '../canvas/areas.ts';
import { addDetailField, addMainField, type Target } from '../commands/addField.ts';
import { insertBlock } from '../commands/insertBlock.ts';
import { moveBlock, stepBlock } from '../commands/moveBlock.ts';
import { type Alignment, alignItems, shiftItems } from '../commands/placeItems.ts';
import { isRemovable, removeParts } from '../commands/removeParts.ts';
import { resizeColumns } from '../commands/resizeColumns.ts';
import { areaOf, blockAt, blocksAt, listOf, valueAt, withValue } from '../draft/places.ts';
import type { PrintDesignStore } from './PrintDesignStore.ts';

/** All actions of the user on a template, from mouse or keyboard. */
export type PrintVerbs = ReturnType<typeof printVerbs>;

const longestClipboard = 300_000;

/** The block of a copied text; undefined: it is none. */
const blockIn = (text: string): PrintBlock | undefined => {
  if (text.length > longestClipboard) return undefined;
  try {
    const found = JSON.parse(text) as Json;
    const isBlock = isObject(found) && typeof found.kind === 'string' && designBlockOf({ kind: found.kind });
    return isBlock ? (found as unknown as PrintBlock) : undefined; // the server checks it like every draft
  } catch {
    return undefined;
  }
};

/** Makes the actions of one designer. */
export function printVerbs({ t, notify }: Pick<App, 't' | 'notify'>, store: PrintDesignStore) {
  const clipboard = partClipboard('jig.printBlocks');
  /** Where something new goes: after the selected block, else at the end of the selected list or of the body. */
  const target = (): Target => {
    const { current, draft } = store;
    if (current === undefined) return { list: '/body', at: blocksAt(draft, '/body').length };
    if (blockAt(draft, current) !== undefined) {
      const { list, at } = listOf(current);
      return { list, at: at + 1 };
    }
    const list = areaOf(current) === undefined ? current : `${current}/blocks`;
    return Array.isArray(valueAt(draft, list)) || list.split('/').length === 2
      ? { list, at: blocksAt(draft, list).length }
      : { list: '/body', at: blocksAt(draft, '/body').length };
  };
  const insert = (block: PrintBlock): boolean => {
    const { list, at } = target();
    return store.run(insertBlock(store.draft, block, list, at));
  };
  /** Selected items of one free area, as they are drawn. */
  const items = () => placedItems(store);
  return {
    target,
    add: ({ make, title }: DesignBlock): void => {
      const block = make(store.doc, t);
      if (block === undefined) notify.error(t('printDesign.nothingToPrint', { name: t(title) }));
      else insert(block);
    },
    addMain: (field: ResolvedField): void => {
      store.run(addMainField(store.draft, field, store.current, target()));
    },
    addDetail: (detail: DocumentTable['details'][number], field: ResolvedField): void => {
      store.run(addDetailField(store.draft, { detail, field }, store.current, t));
    },
    /** Puts a new place into the free area of the selected part. */
    addItem: (): void => {
      const { current, draft } = store;
      const area = current === undefined ? undefined : (areaOf(current) ?? current);
      const all = area === undefined ? undefined : valueAt(draft, `${area}/items`);
      if (area === undefined || !Array.isArray(all)) return;
      const item = {
        x: 2,
        y: 2,
        width: 40,
        blocks: [{ kind: 'text', value: { text: t('printDesign.made.text') } }],
      };
      store.take(withValue(draft, `${area}/items`, [...all, item]));
      store.select([`${area}/items/${all.length}`]);
    },
    step: (by: -1 | 1): void => {
      const { current } = store;
      if (current !== undefined && isRemovable(store.draft, current))
        store.run(stepBlock(store.draft, current, by));
    },
    move: (place: string, { list, at }: Target): void => {
      store.run(moveBlock(store.draft, place, list, at));
    },
    resize: (place: string, at: number, by: number, room: number): void => {
      store.run(resizeColumns(store.draft, place, { at, by, room }), `width ${place} ${at}`);
    },
    shift: (dx: number, dy: number): boolean => {
      const placed = items();
      return placed.length > 0 && store.run(shiftItems(store.draft, placed, dx, dy), 'shift');
    },
    align: (how: Alignment): void => {
      store.run(alignItems(store.draft, items(), how));
    },
    setBlock: (place: string, block: PrintBlock, property: string): void =>
      store.take(withValue(store.draft, place, block), `${place} ${property}`),
    duplicate: (): void => {
      const { current, draft } = store;
      if (current === undefined || !isRemovable(draft, current)) return;
      const { list, at } = listOf(current);
      const all = valueAt(draft, list);
      if (!Array.isArray(all)) return;
      const copy: unknown = structuredClone(all[at]);
      store.take(withValue(draft, list, all.toSpliced(at + 1, 0, copy)));
      store.select([`${list}/${at + 1}`]);
    },
    copied: (): string | undefined => {
      const block = store.current === undefined ? undefined : blockAt(store.draft, store.current);
      if (block === undefined) return undefined;
      const text = JSON.stringify(block);
      clipboard.put(text);
      return text;
    },
    paste: (text: string): boolean => {
      const block = blockIn(text) ?? blockIn(clipboard.get() ?? '');
      return block !== undefined && insert(block);
    },
    remove: (): void => {
      if (store.selected.length === 0) return;
      const { list, at } = listOf(store.selected[0] ?? '');
      store.run(removeParts(store.draft, store.selected));
      const all = valueAt(store.draft, list);
      const near =
        Array.isArray(all) && all.length > 0 ? `${list}/${Math.min(at, all.length - 1)}` : undefined;
      store.select(near === undefined ? [] : [near]);
    },
    undo: store.undo,
    redo: store.redo,
  };
}
