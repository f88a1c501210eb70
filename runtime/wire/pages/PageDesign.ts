import type { MenuSchema } from '../../model/schema/MenuSchema.ts';
import type { PageSchema } from '../../model/schema/PageSchema.ts';
import type { BoardTable } from '../boards/BoardDesign.ts';
import type { ViewDesign } from '../views/ViewDesign.ts';

/** Kinds of pages that administrators compose. */
export const composedKinds = ['report', 'calendar'] as const;

/** The line of the menu that opens a page. */
export interface PageLine {
  /** Number of its published version; 0: it stands in a file only. */
  readonly version: number;
  readonly menu: MenuSchema;
}

/** A page in force that administrators can compose. */
export interface DesignedPage {
  /** Its route, under which it is published. */
  readonly name: string;
  /** In the caller's language. */
  readonly title: string;
  readonly tableTitle: string;
  /** Version of the published page; 0: it stands in a file only. */
  readonly version: number;
  /** It stands in a file: taken out of force, it is again what the file says. */
  readonly isShipped: boolean;
  /** Who published the version in force, and when, `yyyy-MM-dd HH:mm:ss`. Absent: it is as shipped. */
  readonly publishedBy?: string;
  readonly publishedAt?: string;
  readonly line?: PageLine;
  /** Texts as written. */
  readonly schema: PageSchema;
}

/** What the designer of pages works with. */
export interface PageDesigns extends Pick<ViewDesign, 'groups' | 'freeMenuId' | 'roles' | 'paths'> {
  readonly pages: readonly DesignedPage[];
  /** Tables and views that pages may stand over. */
  readonly tables: readonly BoardTable[];
}
