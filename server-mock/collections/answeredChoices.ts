import type { Question } from '../../runtime/model/collections/CollectionForm.ts';
import { questionKind } from '../../runtime/model/collections/questionKinds.ts';
import { offeredKeys, renamedChoices } from '../../runtime/model/collections/renamedChoices.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { columnsThere } from '../codegen/storedRows/countRows.ts';
import { ask } from '../context/Hook.ts';
import type { Queryable } from '../db/Database.ts';
import { heldValues } from '../publishing/heldValues.ts';

/** Most choices that stay for stored answers alone. */
const mostKept = 200;

/** What stored answers mean for the choices of changed questions. */
export interface AnsweredChoices {
  readonly questions: readonly Issue[];
  /** Choices that stored answers hold and their question no longer offers, by column. */
  readonly kept: ReadonlyMap<string, readonly Option[]>;
}

const isSeveral = ({ type }: Question): boolean => questionKind(type)?.several === true;

const counted = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([text, n]) => `${text} (${n})`).join(', ');

/**
 * Looks for answers that changed questions no longer offer. Renamed choices take their answers along, the others keep theirs:
 * the save asks about both.
 */
export const answeredChoices = async (
  db: Queryable,
  table: string,
  before: readonly Question[],
  after: readonly Question[],
): Promise<AnsweredChoices> => {
  const there = before.length === 0 ? new Set<string>() : await columnsThere(db, table);
  const questions: Issue[] = [];
  const kept = new Map<string, readonly Option[]>();
  for (const now of after) {
    const was = before.find(({ field }) => field === now.field);
    if (was === undefined || now.choices.length === 0 || !there.has(now.field)) continue;
    const renames = renamedChoices(was, now);
    const [offered, known] = [new Set(offeredKeys(now)), new Set(was.choices.map(({ key }) => String(key)))];
    const [moved, outside] = [new Map<string, number>(), new Map<string, number>()];
    const count = (counts: Map<string, number>, text: string, n: number): void =>
      void counts.set(text, (counts.get(text) ?? 0) + n);
    for (const { value, n } of await heldValues(db, table, now.field)) {
      const parts = isSeveral(was) ? value.split(',') : [value];
      for (const part of parts.filter((one) => renames.has(one)))
        count(moved, `${part}→${renames.get(part)}`, n);
      const next = parts.map((part) => renames.get(part) ?? part);
      for (const key of isSeveral(now) ? next : [next.join(',')])
        if (!offered.has(key)) count(outside, key, n);
    }
    const { title } = now;
    if (moved.size > 0)
      questions.push(
        ...ask('DaraggeOptions', 'collection.choicesRenamed', { title, choices: counted(moved) }),
      );
    const isKnown = (key: string): boolean => known.has(key) && !offeredKeys(was).includes(key);
    const fresh = new Map([...outside].filter(([key]) => !isKnown(key)));
    if (fresh.size > 0)
      questions.push(...ask('DaraggeOptions', 'collection.answersKept', { title, choices: counted(fresh) }));
    const list = [...outside.keys()].slice(0, mostKept);
    kept.set(
      now.field,
      list.map((key) => ({ key, value: key, hidden: true })),
    );
  }
  return { questions, kept };
};
