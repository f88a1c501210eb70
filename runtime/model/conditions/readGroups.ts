import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { Issue } from '../schema/Issue.ts';
import { isObject } from '../schema/Json.ts';
import { type ConditionEntry, type ConditionGroup, groupType } from './ConditionGroup.ts';
import { shareRow } from './groupsToTree.ts';
import type { ConditionSurface } from './offeredOperators.ts';
import { queryLimits } from './query/QueryRules.ts';
import { readEntry } from './readEntry.ts';

/** Normalised conditions, and the parts that cannot be used. */
interface ReadGroups {
  readonly groups: readonly ConditionGroup[];
  /** Problems; their paths are JSON pointers into the source. */
  readonly issues: readonly Issue[];
}

/**
 * Reads stored conditions of workflows, views and rules, also as JSON text. Accepts groups `{tjzType,
 * tjOptions}`, a plain list of conditions that must all hold, and lists of older flows: there conditions with
 * `filterType` `or` are equalities of which one must hold. Ignores the case of names and converts values to
 * the field's type. With `surface`, accepts only operators that its builder offers.
 */
export function readGroups(source: unknown, doc: DocumentTable, surface?: ConditionSurface): ReadGroups {
  const blank = typeof source === 'string' && source.trim() === '';
  if (source === undefined || source === null || blank) return { groups: [], issues: [] };
  const stored = typeof source === 'string' ? json(source) : source;
  if (!Array.isArray(stored)) return { groups: [], issues: [issue('condition.notAList', '')] };
  const issues: Issue[] = [];
  let seen = 0;
  const read = (raw: unknown, path: string): readonly ConditionEntry[] => {
    seen += 1;
    if (seen > queryLimits.clauses) return [];
    const entry = isObject(raw)
      ? readEntry(raw, doc, surface, path)
      : { issue: issue('condition.notACondition', path) };
    if ('entry' in entry) return [entry.entry];
    issues.push(entry.issue);
    return [];
  };
  const plain: ConditionEntry[] = [];
  const either: ConditionEntry[] = [];
  const groups: ConditionGroup[] = [];
  for (const [index, part] of stored.entries()) {
    if (isObject(part) && Array.isArray(part.tjOptions)) {
      const tjzType = groupType(part.tjzType);
      if (tjzType === undefined) {
        const path = `/${index}/tjzType`;
        issues.push(issue('condition.unknownGroup', path, { value: shown(part.tjzType) }));
        continue;
      }
      const tjOptions = part.tjOptions.flatMap((raw, at) => read(raw, `/${index}/tjOptions/${at}`));
      groups.push({ tjzType, tjOptions });
    } else if (isObject(part) && part.filterType === 'or') {
      either.push(...read({ ...part, filterType: '=' }, `/${index}`));
    } else {
      plain.push(...read(part, `/${index}`));
    }
  }
  if (seen > queryLimits.clauses) issues.push(issue('condition.tooMany', '', { n: queryLimits.clauses }));
  const all: readonly ConditionGroup[] = [
    { tjzType: 'and', tjOptions: plain },
    { tjzType: 'or', tjOptions: either },
    ...groups,
  ];
  return { groups: all.filter(({ tjOptions }) => tjOptions.length > 0).map(together), issues };
}

/** Moves conditions on the same detail row next to each other, as a builder draws them. */
function together(group: ConditionGroup): ConditionGroup {
  if (group.tjzType === 'or') return group;
  const ordered: ConditionEntry[] = [];
  for (const entry of group.tjOptions) {
    const last = ordered.findLastIndex((other) => shareRow(entry, other));
    ordered.splice(last < 0 ? ordered.length : last + 1, 0, entry);
  }
  return { tjzType: 'and', tjOptions: ordered };
}

/** An unknown word, cut to a readable length. */
function shown(word: unknown): string {
  return (typeof word === 'string' ? word : (JSON.stringify(word) ?? '')).slice(0, 40);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller reports everything that is not a list.
    return false;
  }
}

function issue(rule: Issue['rule'], path: string, params: Issue['params'] = {}): Issue {
  return { path, rule, params, severity: 'error' };
}
