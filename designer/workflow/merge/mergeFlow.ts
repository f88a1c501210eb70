import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Difference, DocumentMerge, Side } from '../../../runtime/model/record/merge/DocumentMerge.ts';
import { mergeDocument } from '../../../runtime/model/record/merge/mergeDocument.ts';
import type { MutableRow } from '../../../runtime/model/schema/Row.ts';
import {
  type ConfigMerge,
  type MergedPart,
  mergeConfig,
} from '../../../runtime/model/workflow/definition/mergeConfig.ts';
import type { Column } from '../draft/FlowDraft.ts';
import { columns } from '../store/FlowForm.ts';

/** A node or line on which the two versions of a flow differ. */
export interface PartDifference extends Difference {
  readonly column: Column;
  readonly part: MergedPart;
}

/** A flow in three versions. */
export interface ThreeFlows {
  readonly base: Document;
  readonly mine: Document;
  readonly theirs: Document;
}

/**
 * Merges a flow like any document, but its two texts by nodes and lines. A text that cannot be parsed is
 * merged as one field.
 */
export function mergeFlow(doc: DocumentTable, flows: ThreeFlows): DocumentMerge {
  const whole = mergeDocument(doc, flows);
  const texts = new Map<Column, ConfigMerge>();
  for (const column of columns) {
    const text = (document: Document): string => {
      const value = document.main[column];
      return typeof value === 'string' ? value : '';
    };
    const { base, mine, theirs } = flows;
    const merge = mergeConfig(column, { base: text(base), mine: text(mine), theirs: text(theirs) });
    if (merge) texts.set(column, merge);
  }
  const isTaken = ({ rowKey, field }: Difference): boolean =>
    rowKey === undefined && columns.some((column) => column === field && texts.has(column));
  const parts = [...texts].flatMap(([column, merge]) =>
    merge.parts.map((part) => differenceOf(doc, column, part)),
  );
  return {
    // Steps are derived from the nodes, so the user does not choose between them.
    differences: [...whole.differences.filter((one) => one.rowKey === undefined && !isTaken(one)), ...parts],
    build: (choice) => {
      const merged = whole.build((one) => (isTaken(one) ? 'theirs' : choice(one)));
      const main: MutableRow = { ...merged.main };
      for (const [column, merge] of texts) {
        const sideOf = (part: MergedPart): Side => choice(differenceOf(doc, column, part));
        main[column] = merge.build(sideOf) ?? main[column] ?? null;
      }
      return { main, details: {} };
    },
  };
}

/** The difference if it concerns a node or line; undefined: it concerns a field of the left form. */
export const partOf = (difference: Difference): PartDifference | undefined =>
  'part' in difference ? (difference as PartDifference) : undefined;

function differenceOf(doc: DocumentTable, column: Column, part: MergedPart): PartDifference {
  return {
    id: `${column} ${part.key}`,
    table: doc.main.table,
    rowKey: undefined,
    field: column,
    base: null,
    mine: part.mine,
    theirs: part.theirs,
    isConflict: part.isConflict,
    suggested: part.mine === 'same' ? 'theirs' : 'mine',
    column,
    part,
  };
}
