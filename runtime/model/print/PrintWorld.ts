import type { Document, DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { Locale } from '../schema/Locale.ts';
import type { PrintBlock } from '../schema/PrintSchema.ts';
import type { Cell } from '../schema/Row.ts';

/** What a template may print besides the document. */
interface PrintFacts {
  readonly company: string;
  /** The user who prints. */
  readonly user: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly now: string;
}

/** One decision about a document, in words. */
export interface ApprovalLine {
  readonly step: string;
  readonly by: string;
  readonly verdict: string;
  /** `yyyy-MM-dd HH:mm` */
  readonly at: string;
  readonly remark: string;
}

/** Everything about printing documents of one table that is the same for all of them. */
export interface PrintWorld {
  readonly doc: DocumentTable;
  /** Fields that the user may read, by table. Others print as blanks. */
  readonly readable: ReadonlyMap<string, ReadonlySet<string>>;
  readonly locale: Locale;
  readonly facts: PrintFacts;
  /** The label of a choice; undefined: the field has no choices. */
  labelOf(field: ResolvedField, value: Cell): string | undefined;
  /** In editors: a mark for each block. All blocks are printed then, whatever their conditions. */
  markOf?(block: PrintBlock): string | undefined;
  /** Decisions about a document, oldest first. Absent: none are printed. */
  approvalsOf?(document: Document): readonly ApprovalLine[];
  /** How often a document was printed before. Absent: never. */
  timesPrinted?(document: Document): number;
}
