import type { Fact } from '../records/Fact.ts';

/** A document of a trail. */
export interface TrailDocument {
  readonly table: string;
  readonly key: string;
}

/** A document of a trail that the caller may see. */
export interface TrailNode extends TrailDocument {
  /** Its kind: 出库单. */
  readonly title: string;
  /** Its number. */
  readonly code: string;
  /** Its state in words; empty: it has none that the caller may read. */
  readonly state: string;
  /** Further facts, such as date and amount. */
  readonly facts: readonly Fact[];
  /** Address of a page that opens it; undefined: there is none. */
  readonly path?: string;
}

/** One document made from another. */
export interface TrailLink {
  readonly from: TrailDocument;
  readonly to: TrailDocument;
  /** What is carried of it; null: nothing is counted, or documents between them are hidden. */
  readonly quantity: string | null;
  /** What the quantity is: 出库数量, 核销金额. */
  readonly title?: string | undefined;
}

/** Answer of `GET /api/jig/trail`: the documents that one was made from, and those made from it. */
export interface TrailAnswer {
  /** The asked document first. */
  readonly nodes: readonly TrailNode[];
  readonly links: readonly TrailLink[];
  /** Number of documents that the caller may not see. */
  readonly hidden: number;
  /** There may be more. */
  readonly isCut: boolean;
}
