import type { Message } from '../../messages/Catalogue.ts';
import type { JsonObject } from '../../schema/Json.ts';
import type { CardQuestion } from '../BoardSchema.ts';

/** An option of a kind of card: its name in `options`, and its JSON Schema. */
export interface CardOption {
  readonly name: string;
  readonly title: Message;
  readonly schema: JsonObject;
  readonly isNeeded?: true;
}

/** What the product knows of a kind of card (`docs/recipes/board-card.md`). */
export interface CardKind {
  /** Value of `kind` in schemas. */
  readonly name: string;
  readonly title: Message;
  /**
   * What it looks like: `Clock` is the component `ClockCard` of `renderers/boards/cards/ClockCard.tsx`. Absent: a capability
   * of the browser draws it.
   */
  readonly view?: string;
  /** Width in columns and height in rows of a new one, and the smallest. */
  readonly size: { readonly w: number; readonly h: number; readonly minW: number; readonly minH: number };
  /** Name of the kind of its question (`askKinds`); absent: it asks no table. */
  readonly asks?: string;
  /** Period of its rows, whatever the board's filter says besides; a board that names another is refused. */
  readonly period?: string;
  /** Members that its kind of question has and it has no use for. */
  readonly without?: readonly (keyof CardQuestion)[];
  /** Members that it needs besides those its kind of question needs. */
  readonly needs?: readonly (keyof CardQuestion)[];
  /** Most number fields of `of`; default 1. */
  readonly fields?: number;
  readonly options?: readonly CardOption[];
  /** Names of options that hold routes; each must be there. */
  readonly routes?: readonly string[];
  /** Route of the page whose right it needs; absent: what it shows has rights of its own. */
  readonly page?: string;
  /** It shows the tiles that administrators made (`Base_DesktopMenu`). */
  readonly hasTiles?: true;
  /** It shows what belongs to the viewer, whatever board it is on: it is offered for the first page of every user. */
  readonly isOwn?: true;
  /** It may be shown without an account, in a share. Not what belongs to its viewer, leads into the product or is addressed to users. */
  readonly isPublic?: true;
}
