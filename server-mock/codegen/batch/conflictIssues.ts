import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import { conflictsIn } from '../../../runtime/model/codegen/conflictsIn.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';

/** Longest text of a value in a message. */
const longest = 80;

const shown = (value: Json | undefined): string => {
  const text = value === undefined ? '—' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** The properties that both sides changed since `base`, as issues at `what`. */
export const conflictIssues = (
  what: string,
  base: Json | undefined,
  here: Json | undefined,
  file: Json | undefined,
): readonly Issue[] =>
  conflictsIn(base, here, file).map(({ path, now, made }) =>
    schemaIssue('batch.conflict', `${what} ${path}`.trim(), { here: shown(now), file: shown(made) }),
  );
