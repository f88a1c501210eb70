import type { RunOptions } from '../../../expressions/index.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { LinkIndex } from '../LinkIndex.ts';
import type { LinkDifference } from './LinkDifference.ts';

/** What an examination of stored links works with, and where its differences go. */
export interface Examination {
  readonly index: LinkIndex;
  readonly options: RunOptions;
  documentOf(main: string): DocumentTable | undefined;
  found(difference: LinkDifference): void;
}
