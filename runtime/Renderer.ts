import type { ComponentType } from 'react';
import type { Issue } from './model/Issue.ts';
import type { ResolvedField } from './model/ResolvedTable.ts';
import type { Cell, Row } from './model/Row.ts';
import type { Option } from './model/schema/FieldSchema.ts';
import type { PageSchema } from './model/schema/PageSchema.ts';

/** How a field may be used right now. */
export type FieldMode = 'edit' | 'readonly' | 'disabled';

/** All a field renderer gets: it draws and reports, it decides nothing (design section 5, rule 8). */
export interface FieldProps {
  readonly schema: ResolvedField;
  readonly value: Cell;
  readonly issues: readonly Issue[];
  readonly mode: FieldMode;
  readonly required: boolean;
  /** DOM id of the control: the visible label points at it. */
  readonly id: string;
  /** Id of the message under the field, present while there is one. */
  readonly describedBy: string | undefined;
  /** Options by dictionary or schema; undefined while loading. */
  readonly options: readonly Option[] | undefined;
  onChange(value: Cell): void;
  onBlur(): void;
}

/** All a cell renderer of a DOM list gets; the canvas grid uses `text` and `tag` of the same cell model. */
export interface CellProps {
  readonly schema: ResolvedField;
  readonly value: Cell;
  readonly row: Row;
  readonly text: string;
}

/** All a page renderer gets. */
export interface PageProps {
  readonly page: PageSchema;
}

interface SlotProps {
  page: PageProps;
  field: FieldProps;
  cell: CellProps;
}

export type Slot = keyof SlotProps;

/**
 * How a field's visible label is tied to it. `for`: the control is an input with the given id (default). `group`: the
 * control names itself with `aria-labelledby={id + '-label'}` (anything that is no native input). `none`: no label is
 * drawn (lines, section titles).
 */
export type LabelTie = 'for' | 'group' | 'none';

/** How something looks: one file, found by slot and type. */
export type Renderer = {
  [S in Slot]: {
    readonly slot: S;
    readonly type: string;
    readonly Component: ComponentType<SlotProps[S]>;
    /** Fields only. */
    readonly label?: LabelTie;
    /** Loads what the look needs before it is drawn, so that a box opens complete (heavy looks are split off). */
    readonly preload?: () => Promise<void>;
  };
}[Slot];
