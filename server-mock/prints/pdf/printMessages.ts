import type { FilledPrint } from '../../../runtime/model/print/FilledPrint.ts';
import type { Sheet } from '../../../runtime/model/print/papers.ts';
import type { PaperPage } from '../paper/PaperBox.ts';
import type { PdfHead } from './openPdf.ts';

/** What a thread makes a PDF of. */
export interface PrintJob extends PdfHead {
  readonly documents: readonly FilledPrint[];
  readonly sheet: Sheet;
  /** Size of type where a block says none, in points. */
  readonly size: number;
  /** Contents of pictures by path. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Pages that are laid out already. */
export interface PaperJob extends PdfHead {
  readonly pages: readonly PaperPage[];
  /** Contents of pictures by name. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** How many documents or pages are drawn; the thread tells it before the PDF. */
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
