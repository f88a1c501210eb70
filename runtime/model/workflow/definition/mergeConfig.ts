import type { Side } from '../../record/merge/DocumentMerge.ts';
import { type ConfigEdit, editConfig } from './editConfig.ts';
import { own, type RawObject } from './rawObject.ts';
import { type RawPart, readConfig } from './readConfig.ts';

type Column = 'NodeConfig' | 'LineConfig';

/** What one side did to a part. */
type PartFate = 'same' | 'added' | 'changed' | 'removed';

/** A node or line on which the three versions of a flow differ. */
export interface MergedPart {
  /** The id of a node, `from>to` of a line. */
  readonly key: string;
  /** The part to take the display name from: mine, theirs, or the base. */
  readonly raw: RawObject;
  readonly mine: PartFate;
  readonly theirs: PartFate;
  /** Both sides changed it incompatibly, so the user must choose. */
  readonly isConflict: boolean;
}

/** Merge of two sets of changes to one text of a flow, part by part. */
export interface ConfigMerge {
  readonly parts: readonly MergedPart[];
  /** The merged text: theirs with my changes, conflicts as chosen. Undefined when their text is damaged. */
  build(choose: (part: MergedPart) => Side): string | undefined;
}

/** The three versions of one text. */
interface ThreeTexts {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

/**
 * Merges NodeConfig or LineConfig part by part, and key by key inside a part.
 * Changes to different parts or different keys are all kept. Positions never conflict: mine win.
 * Undefined when a text is damaged or has two parts with one name; then only a whole text can be chosen.
 */
export function mergeConfig(column: Column, texts: ThreeTexts): ConfigMerge | undefined {
  const [base, mine, theirs] = [texts.base, texts.mine, texts.theirs].map((text) => partsOf(column, text));
  if (!base || !mine || !theirs) return undefined;
  const keys = [...new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])];
  const parts = keys.flatMap((key): MergedPart[] => {
    const states = { base: base.get(key)?.raw, mine: mine.get(key)?.raw, theirs: theirs.get(key)?.raw };
    const raw = states.mine ?? states.theirs ?? states.base;
    const fates = { mine: fateOf(states.base, states.mine), theirs: fateOf(states.base, states.theirs) };
    if (raw === undefined || (fates.mine === 'same' && fates.theirs === 'same')) return [];
    return [{ key, raw, ...fates, isConflict: excludes(states) }];
  });
  return {
    parts,
    build: (choose) => {
      const edits = parts.flatMap((part) => {
        const states = { base: base.get(part.key)?.raw, mine: mine.get(part.key)?.raw };
        return editsOf(
          { ...states, theirs: theirs.get(part.key) },
          part.isConflict ? choose(part) : undefined,
        );
      });
      // Removals run last and from the end, so that the numbers of earlier parts stay valid.
      const gone = edits.filter((edit) => 'remove' in edit).toSorted((a, b) => b.remove - a.remove);
      return [...edits.filter((edit) => !('remove' in edit)), ...gone].reduce<string | undefined>(
        (text, edit) => (text === undefined ? undefined : editConfig(text, edit)),
        texts.theirs,
      );
    },
  };
}

interface States {
  readonly base: RawObject | undefined;
  readonly mine: RawObject | undefined;
  readonly theirs: RawObject | undefined;
}

function partsOf(column: Column, text: string): ReadonlyMap<string, RawPart> | undefined {
  const { parts, issues } = readConfig(column, text);
  const named = new Map(parts.map((part) => [keyOf(column, part.raw), part]));
  return issues.length > 0 || named.size < parts.length ? undefined : named;
}

const keyOf = (column: Column, raw: RawObject): string =>
  column === 'NodeConfig' ? String(own(raw, 'id')) : `${own(raw, 'from')}>${own(raw, 'to')}`;

const text = (value: unknown): string => JSON.stringify(value) ?? '';

function fateOf(base: RawObject | undefined, now: RawObject | undefined): PartFate {
  if (base === undefined) return now === undefined ? 'same' : 'added';
  if (now === undefined) return 'removed';
  return text(base) === text(now) ? 'same' : 'changed';
}

const positionKeys: ReadonlySet<string> = new Set(['left', 'top']);

const touched = (base: RawObject | undefined, now: RawObject): readonly string[] =>
  [...new Set([...Object.keys(base ?? {}), ...Object.keys(now)])].filter(
    (key) => text(base && own(base, key)) !== text(own(now, key)),
  );

function excludes({ base, mine, theirs }: States): boolean {
  if (mine !== undefined && theirs !== undefined) {
    const hers = new Set(touched(base, theirs));
    return touched(base, mine).some(
      (key) => hers.has(key) && !positionKeys.has(key) && text(own(mine, key)) !== text(own(theirs, key)),
    );
  }
  const left = mine ?? theirs;
  // One side removed the part: a conflict when the other side did more than move it.
  return (
    base !== undefined && left !== undefined && touched(base, left).some((key) => !positionKeys.has(key))
  );
}

/** The edits that turn their part into the merged one; `side` decides a conflict. */
function editsOf(
  { base, mine, theirs }: Omit<States, 'theirs'> & { readonly theirs: RawPart | undefined },
  side: Side | undefined,
): readonly ConfigEdit[] {
  const at = theirs === undefined ? -1 : Number(theirs.path.slice(theirs.path.lastIndexOf('/') + 1));
  if (mine === undefined) {
    const isRemoved = base !== undefined && theirs !== undefined && side !== 'theirs';
    return isRemoved ? [{ remove: at }] : [];
  }
  if (theirs === undefined) {
    const isNew = base === undefined || side === 'mine';
    return isNew ? [{ add: mine }] : [];
  }
  const hers = new Set(touched(base, theirs.raw));
  const keys = touched(base, mine).filter(
    (key) => !hers.has(key) || positionKeys.has(key) || side !== 'theirs',
  );
  if (keys.length === 0) return [];
  return [{ set: at, keys: Object.fromEntries(keys.map((key) => [key, own(mine, key)])) }];
}
