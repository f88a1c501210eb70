import type { App } from '../../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Message } from '../../../runtime/model/messages/Catalogue.ts';
import type { CalendarMarks } from '../../../runtime/model/schema/CalendarSchema.ts';
import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import type { OfferedCard } from '../../compose/Offered.ts';
import type { PanelProperty } from '../../kit/PanelProperty.ts';

/** Marks of days that a calendar in force has, offered for others. */
export interface OfferedMarks {
  readonly title: string;
  readonly marks: CalendarMarks;
}

/** What the properties of a page are read from. */
export interface PageSubject {
  readonly t: App['t'];
  readonly locale: App['locale'];
  readonly draft: PageSchema;
  /** Undefined while it loads. */
  readonly table: ResolvedTable | undefined;
  readonly marks: readonly OfferedMarks[];
}

/** Members of a page that one property sets; undefined removes one. */
export type PageChange = { readonly [Name in keyof PageSchema]?: PageSchema[Name] | undefined };

/** One property of a page in the panel. */
export interface PageProperty extends PanelProperty<PageSubject, PageChange> {
  /** Place of its mistakes in the page. */
  readonly place: string;
  /** Its value in words; undefined: only that it changed can be said. */
  said?(subject: PageSubject): string | undefined;
}

/** A kind of page that administrators compose. */
export interface ComposedPage {
  /** Value of `page`. */
  readonly name: string;
  readonly title: Message;
  /** Its own properties, besides those of every page. */
  readonly properties: readonly PageProperty[];
  /** Cards that show a draft with real rows, each with its width in twelfths and its height in rows. */
  cards(draft: PageSchema, table: ResolvedTable): readonly ShownPart[];
  /** Its first card has rows that begin with so many dates, and is drawn as a month. Absent: the cards are drawn. */
  dates?(draft: PageSchema): number;
  /** Actions that roles may be granted on it. */
  actions(draft: PageSchema): readonly string[];
}

/** A part of a page as a card of its preview. */
export interface ShownPart extends OfferedCard {
  readonly title?: string;
  readonly w: number;
  readonly h: number;
}
