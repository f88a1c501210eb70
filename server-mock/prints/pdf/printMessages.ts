import type { FilledPrint } from '../../../runtime/model/print/FilledPrint.ts';
import type { Sheet } from '../../../runtime/model/print/papers.ts';

/** What a thread makes a PDF of. */
export interface PrintJob {
  readonly documents: readonly FilledPrint[];
  readonly sheet: Sheet;
  /** Size of type where a block says none, in points. */
  readonly size: number;
  readonly title: string;
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Contents of pictures by path. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Language of the texts, as in HTML. */
  readonly lang: string;
}

/** How many documents are drawn; the thread tells it before the PDF. */
export interface PrintedSoFar {
  readonly printed: number;
}

/** A PDF, and what could not be printed as it is. */
export interface PrintResult {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** There were more pages than one file may have. */
  readonly isCut: boolean;
  /** Characters that the font does not have. */
  readonly missing: readonly string[];
  /** Texts that cannot be said in their symbology. */
  readonly badCodes: readonly string[];
  /** Paths of pictures that are missing or cannot be drawn. */
  readonly badPictures: readonly string[];
}
