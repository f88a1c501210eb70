import { schemaIssue } from '../../check/schemaIssue.ts';
import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';
import { readGroups } from '../../conditions/readGroups.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { MessageKey } from '../../messages/index.ts';
import type { Issue } from '../../schema/Issue.ts';
import { isNothing, own, type RawObject } from './rawObject.ts';
import { definitionLimits, type RawPart, readJson } from './readConfig.ts';

/**
 * Stands for unreadable conditions: never holds, so that a damaged condition opens no way.
 * It works because `groupsToTree` treats a condition without an operator as never true.
 */
export const neverHolds: ConditionGroup = {
  tjzType: 'and',
  tjOptions: [{ field: '', filterType: '' }],
};

/** Reads the properties of one node or line in the wire's spellings. Notes each issue with its place. */
export class PartReader {
  private readonly raw: RawObject;
  readonly path: string;

  constructor(
    { raw, path }: RawPart,
    readonly issues: Issue[],
  ) {
    this.raw = raw;
    this.path = path;
  }

  value(key: string): unknown {
    return own(this.raw, key);
  }

  note(rule: MessageKey, key: string, params: Issue['params'] = {}): void {
    this.issues.push(schemaIssue(rule, key === '' ? this.path : `${this.path}/${key}`, params));
  }

  /** Reads text, or a number as text; cuts it at the limit. */
  text(key: string): string {
    const value = this.value(key);
    if (isNothing(value)) return '';
    if (typeof value !== 'string' && typeof value !== 'number') {
      this.note('workflowCheck.unreadable', key, { name: key });
      return '';
    }
    const text = String(value);
    if (text.length <= definitionLimits.name) return text;
    this.note('workflowCheck.tooLong', key, { n: definitionLimits.name });
    return text.slice(0, definitionLimits.name);
  }

  /** Reads a code: an integer, also as text, with `true` as 1. Returns `unset` when not set. */
  code(key: string, unset: number): number {
    const value = this.value(key);
    if (isNothing(value)) return unset;
    const code = wholeOf(value);
    if (code !== undefined) return code;
    this.note('workflowCheck.unreadable', key, { name: key });
    return unset;
  }

  /**
   * Reads keys of users or roles from a list, a comma-separated text or one key. Keeps order, drops
   * duplicates.
   */
  keys(key: string): readonly number[] {
    return this.keysOf(this.value(key), key);
  }

  /** Same as `keys` for a value deeper in the part; `key` is its place. */
  keysOf(value: unknown, key: string): readonly number[] {
    const given = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value];
    if (given.length > definitionLimits.listed)
      this.note('workflowCheck.tooMany', key, { n: definitionLimits.listed });
    const keys = given.slice(0, definitionLimits.listed).flatMap((one: unknown) => {
      if (isNothing(one)) return [];
      const id = typeof one === 'boolean' ? undefined : wholeOf(one);
      if (id !== undefined && id > 0) return [id];
      this.note('workflowCheck.unreadable', key, { name: key });
      return [];
    });
    return [...new Set(keys)];
  }

  /** Reads conditions in every stored form; unreadable ones become {@link neverHolds}. */
  groups(key: string, document: DocumentTable | undefined): readonly ConditionGroup[] {
    const value = this.value(key);
    if (isNothing(value)) return [];
    const path = `${this.path}/${key}`;
    // JSON text inside the JSON gets the same size limits.
    const stored = typeof value === 'string' ? readJson(value, path) : { value, issues: [] };
    if (stored.issues.length > 0) {
      this.issues.push(...stored.issues);
      return [neverHolds];
    }
    if (document === undefined) {
      return Array.isArray(stored.value) && stored.value.length === 0 ? [] : [neverHolds];
    }
    const { groups, issues } = readGroups(stored.value, document);
    for (const issue of issues) this.issues.push({ ...issue, path: path + issue.path });
    return issues.length > 0 ? [...groups, neverHolds] : groups;
  }
}

/** Reads an integer in any spelling of the wire; undefined when it is none. */
export function wholeOf(value: unknown): number | undefined {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*-?\d{1,15}\s*$/.test(value)) return undefined;
  return Number(value);
}
