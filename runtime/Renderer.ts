import type { ComponentType } from 'react';
import type { App } from './host/AppContext.ts';
import type { ResolvedField } from './model/fields/resolve/ResolvedTable.ts';
import type { Option } from './model/schema/FieldSchema.ts';
import type { Issue } from './model/schema/Issue.ts';
import type { Locale } from './model/schema/Locale.ts';
import type { PageSchema } from './model/schema/PageSchema.ts';
import type { Cell, Row } from './model/schema/Row.ts';
import type { EditBoxStore } from './store/box/EditBoxStore.ts';
import type { FormStore } from './store/form/FormStore.ts';
import type { PageStore } from './store/page/PageStore.ts';
import type { CardData, ShownCard } from './wire/boards/Board.ts';

/** How a field may be used right now. */
export type FieldMode = 'edit' | 'readonly' | 'disabled';

export type ControlSize = 'small' | 'default' | 'large';

/** Props of a field renderer. It draws the value and reports changes; it makes no decisions. */
export interface FieldProps {
  readonly schema: ResolvedField;
  readonly value: Cell;
  readonly issues: readonly Issue[];
  readonly mode: FieldMode;
  readonly required: boolean;
  /** DOM id of the control: the visible label points at it. */
  readonly id: string;
  /** False: Tab passes the control over, which the mouse and screen readers still reach. Default true. */
  readonly tabStop?: boolean;
  /** Id of the message under the field, present while there is one. */
  readonly describedBy: string | undefined;
  /** Options by dictionary or schema; undefined while loading. */
  readonly options: readonly Option[] | undefined;
  /** Size of the form's controls; default `large`. */
  readonly size?: ControlSize | undefined;
  /** Upload address for the field's files; undefined when the form has no server table. */
  readonly uploadUrl?: string | undefined;
  /** A save waits for this (an upload under way). */
  onPending?(work: Promise<unknown>): void;
  /** Reports input not yet part of the value (a chosen file). The rule blocks saving; undefined clears it. */
  onUnfinished?(rule: string | undefined): void;
  onChange(value: Cell): void;
  onBlur(): void;
}

/** Colour and weight of a cell. Colours: anything CSS knows, or a Semi colour name (`green`, `red`, ...). */
export interface CellLookStyle {
  readonly color?: string;
  readonly background?: string;
  readonly bold?: boolean;
  /** Part of the cell filled from the left, as spreadsheets draw data bars; `share` from 0 to 1. */
  readonly bar?: { readonly share: number; readonly color: string };
  /** Sign drawn before the text and not part of it: screen readers and copies leave it out. */
  readonly icon?: string;
}

/** Where uploaded pictures of values can be shown. Both may be called while cells are painted, which observes the answers. */
export interface PictureSource {
  /** Requests addresses for paths that have no valid one yet. */
  want(paths: readonly string[]): void;
  /** The address; undefined while loading and when there is none. */
  url(path: string): string | undefined;
  /** True when the server was asked and returned no address. */
  isMissing(path: string): boolean;
}

/**
 * How a cell of the canvas grid looks, found by `FieldSchema.cell`, else by the field's type. A canvas draws text and
 * colours, no components; what a look does not say (undefined) is drawn as always: label or formatted value, plain.
 */
export interface CellLook {
  /** Text in place of the dictionary label or formatted value; it is also what screen readers and tests read. */
  text?(field: ResolvedField, row: Row, locale: Locale): string | undefined;
  /** Colour of the tag the text stands in. */
  tag?(field: ResolvedField, row: Row): string | undefined;
  style?(field: ResolvedField, row: Row): CellLookStyle | undefined;
  /**
   * Addresses of small pictures (`data:`, `blob:` or of this site) that stand in the cell in place of its text, which is
   * still what is read. May read observables: the cell is drawn again when they change. `uploaded` knows where files of
   * the server are shown.
   */
  pictures?(field: ResolvedField, row: Row, uploaded: PictureSource): readonly string[] | undefined;
}

/** All a page renderer gets. */
export interface PageProps {
  readonly page: PageSchema;
}

/**
 * How a field's visible label is tied to it. `for`: the control is an input with the given id (default). `group`: the
 * control names itself with `aria-labelledby={id + '-label'}` (anything that is no native input). `none`: no label is
 * drawn (lines, section titles).
 */
export type LabelTie = 'for' | 'group' | 'none';

/** How a page looks. */
export interface PageLook {
  readonly Component: ComponentType<PageProps>;
}

/** All a dialog over a list page gets; `onClose` also gives the focus back. */
export interface PageDialogProps {
  readonly page: PageStore;
  onClose(): void;
}

/** A dialog over a list page (import, column settings, approval), opened by `PageStore.openDialog`. */
export interface DialogLook {
  readonly Component: ComponentType<PageDialogProps>;
}

/** How the records of a page look when they are opened, in place of the edit box: `PageSchema.box`. */
export interface BoxLook {
  readonly Component: ComponentType<{ readonly box: EditBoxStore }>;
}

/** How a field looks. */
export interface FieldLook {
  readonly Component: ComponentType<FieldProps>;
  /** Default `for`. */
  readonly label?: LabelTie;
}

/** Context passed to the handler of a link below a field. */
export interface ExtraCall {
  readonly app: App;
  readonly form: FormStore;
  readonly field: ResolvedField;
  /** Puts a dialog over the form until it closes itself. */
  show(Dialog: ComponentType<{ readonly onClose: () => void }>): void;
}

/** Handler of the link below a field, found by `FieldSchema.extra.action`. */
export interface ExtraLook {
  run(call: ExtraCall): void | Promise<void>;
}

/** Props of the content below a field. It reads other fields by name; an observer tracks them. */
export interface BelowProps {
  readonly schema: ResolvedField;
  readonly value: Cell;
  read(field: string): Cell;
}

/** Content below a field, found by `FieldSchema.below`. */
export interface BelowLook {
  readonly Component: ComponentType<BelowProps>;
}

/** One key press in a text field. */
export interface KeyPress {
  /** As the browser names it: `a`, `Enter`. */
  readonly key: string;
  readonly schema: ResolvedField;
  readonly value: Cell;
  /** Replaces the selection with `text`, as typing would. */
  insert(text: string): void;
  /** Prevents the key from being typed. */
  stop(): void;
}

/** What a key press in a text field does, found by `FieldSchema.keypress`. */
export interface KeyPressLook {
  press(press: KeyPress): void;
}

/** An event on the files of a field. */
export interface FileEvent {
  readonly when: 'uploadBefore' | 'uploadAfter' | 'removeBefore' | 'fileClick';
  readonly app: App;
  readonly schema: ResolvedField;
  /** Chosen files have a size, uploaded ones a path. */
  readonly files: readonly { readonly name: string; readonly size?: number; readonly path?: string }[];
}

/** Hook on file events, found by `FieldSchema.uploadBefore`, `uploadAfter`, `removeBefore` or `fileClick`. */
export interface FileHookLook {
  /** `false` cancels the event; a text cancels it and is shown. Has no effect after an upload. */
  run(event: FileEvent): boolean | string | undefined | Promise<boolean | string | undefined>;
}

/** A click on a cell of a list. */
export interface CellClick {
  readonly app: App;
  readonly page: PageStore;
  readonly field: ResolvedField;
  readonly row: Row;
}

/** What a click on a cell does, found by `FieldSchema.click`. The row is what the list shows; the server decides again. */
export interface CellClickLook {
  /** An error it throws is shown to the user. */
  run(click: CellClick): void | Promise<void>;
}

/** All a card of a board gets. Its frame draws title, menu and problems. */
export interface CardProps {
  readonly card: ShownCard;
  /** Undefined until it is read for the first time, and always where the kind asks nothing. */
  readonly data: CardData | undefined;
  /** It hangs on a wall: seen from afar and not touched. */
  readonly isWall: boolean;
  /** Nothing on it leads anywhere: it is shown without an account. */
  readonly isStill?: boolean;
  /** Adds up the numbers of another currency or unit. */
  onMeasure(measure: string): void;
  /** A group was pressed. */
  onPick(key: Cell, across?: Cell): void;
  /** A row was pressed. */
  onOpen(key: string): void;
}

/** How a kind of card looks. */
export interface CardLook {
  readonly Component: ComponentType<CardProps>;
}

interface Looks {
  page: PageLook;
  field: FieldLook;
  cell: CellLook;
  dialog: DialogLook;
  box: BoxLook;
  extra: ExtraLook;
  below: BelowLook;
  keypress: KeyPressLook;
  fileHook: FileHookLook;
  cellClick: CellClickLook;
  card: CardLook;
}

export type Slot = keyof Looks;

/** How something looks: one file, found by slot and type. */
export type Renderer = {
  [S in Slot]: {
    readonly slot: S;
    readonly type: string;
    /** Loads what the look needs before it is drawn, so that a box opens complete (heavy looks are split off). */
    readonly preload?: () => Promise<void>;
  } & Looks[S];
}[Slot];
