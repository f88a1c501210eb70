import type { ComponentType } from 'react';
import type { DataSource } from './data/DataSource.ts';
import type { ListAction } from './ListAction.ts';
import type { BoardFilters } from './model/boards/BoardFilters.ts';
import type { CardSchema } from './model/boards/BoardSchema.ts';
import type { ScreenBoard } from './model/schema/PageSchema.ts';
import type { Renderer } from './Renderer.ts';
import type { EditBoxStore } from './store/box/EditBoxStore.ts';
import type { PageStore } from './store/page/PageStore.ts';
import type { Keep } from './store/shell/AppStore.ts';
import type { SessionData } from './wire/session/SessionData.ts';

/** Stores of capabilities. Each declares its own by a module augmentation, and no generic code reads one. */
// biome-ignore lint/suspicious/noEmptyInterface: capabilities augment it
export interface CapabilityStores {}

/** What the product offers to a capability that makes its store. It lives as long as one user's session. */
export interface StoreBase {
  readonly data: DataSource;
  readonly keep: Keep;
  /** Says a problem to the user. */
  readonly failed: (message: string) => void;
}

/** Places of generic views where capabilities draw, by what each place tells. */
export interface Places {
  /** Beside the title of a list. */
  readonly listTitle: { readonly page: PageStore };
  /** Over the search of a list. */
  readonly listTop: { readonly page: PageStore };
  /** Between the search of a list and its rows. */
  readonly listBand: { readonly page: PageStore };
  /** Beside the tabs of saved views while one of them is open. */
  readonly savedView: { readonly table: string; readonly view: number };
  /** Beside the title of a record's box. */
  readonly boxTitle: { readonly box: EditBoxStore };
  /** Above the lists of records that point at the open one (相关单据). */
  readonly related: { readonly box: EditBoxStore };
  /** Beside a document that a list of tasks or a page for phones shows; `name`: its kind and number. */
  readonly document: { readonly table: string; readonly documentKey: string; readonly name: string };
  /** Above the facts of a document on the page that asks the user to decide it. */
  readonly asked: { readonly table: string; readonly documentKey: string };
  /** Beside the title of boards that the user looks at, in turn where there are several. */
  readonly boardBar: {
    readonly boards: readonly ScreenBoard[];
    readonly title: string;
    /** What is chosen in the filters of the only board. */
    readonly chosen?: BoardFilters;
  };
  /** Above the cards of a board that is being designed. */
  readonly boardEditing: { readonly board: string };
  /**
   * In the dialog that publishes a board. It calls `before` with work that must succeed before the board is published; a text
   * that the work returns refuses the publication.
   */
  readonly boardPublication: {
    readonly board: string;
    readonly cards: readonly CardSchema[];
    before(work: (() => Promise<string | undefined>) | undefined): void;
  };
  /** Over whatever page is in front. */
  readonly window: object;
  /** Above the entries of the menu; `current` is the address of the page in front. */
  readonly menuTop: { readonly current: string | undefined };
}

/** What a capability draws, by place. A part keeps the room of what it loads later. */
export type CapabilityParts = { readonly [P in keyof Places]?: ComponentType<Places[P]> };

/** A capability in the browser as one value. `renderers/capabilities.ts` lists them (docs/recipes/browser-capability.md). */
export interface BrowserCapability {
  readonly name: string;
  /** Whether this system has it; default: always. */
  isOn?(session: SessionData): boolean;
  store?(base: StoreBase): Partial<CapabilityStores>;
  readonly parts?: CapabilityParts;
  /** Buttons of lists. */
  readonly listActions?: readonly ListAction[];
  /** Looks of kinds of pages, cells and panels. Those of a plugin with the same name win. */
  readonly renderers?: readonly Renderer[];
}
