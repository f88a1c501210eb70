import type { Failure } from '../data/Answer.ts';
import type { ResolvedTable } from '../model/ResolvedTable.ts';
import type { Cell, Row } from '../model/Row.ts';
import type { Json } from '../model/schema/Json.ts';

/** One field on which the two people disagree. */
export interface Difference {
  readonly field: string;
  readonly title: string;
  readonly mine: Cell;
  readonly theirs: Cell;
}

/** Somebody else saved the record first (contract section 3, code 409). */
export interface SaveConflict {
  /** The server's words: who and when. */
  readonly message: string;
  readonly differences: readonly Difference[];
}

/** What a 409 says, and how the stored record differs from the one on screen. */
export function conflictOf(failure: Failure, table: ResolvedTable, mine: Row): SaveConflict {
  const theirs = recordOf(failure.data);
  const differences = table.fields.flatMap((field): readonly Difference[] => {
    const stored = theirs?.[field.field];
    if (stored === undefined || field.hidden || field.stamp || field.formula || field.field === 'Version')
      return [];
    const own = mine[field.field] ?? null;
    if (field.kind.isEmpty(own) && field.kind.isEmpty(stored)) return [];
    return String(own) === String(stored)
      ? []
      : [{ field: field.field, title: field.title, mine: own, theirs: stored }];
  });
  return { message: failure.message, differences };
}

/** The current record in the refusal: `{data: main, list}`, `{record}` or the row itself. */
function recordOf(data: Json | undefined): Row | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const found = data as { readonly [key: string]: Json };
  const inner = found.data ?? found.record ?? found.current ?? found;
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Row) : undefined;
}
