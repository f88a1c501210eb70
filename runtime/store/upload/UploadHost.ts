import type { ResolvedField } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../model/schema/Row.ts';

/** The field an {@link UploadStore} works for, as it stands now. */
export interface UploadHost {
  readonly schema: ResolvedField;
  readonly value: Cell;
  /** Where files are sent; undefined: nowhere. */
  readonly uploadUrl?: string | undefined;
  onChange(value: Cell): void;
  /** A save waits for this. */
  onPending?(work: Promise<unknown>): void;
  /** A save is refused by this rule until it is taken back. */
  onUnfinished?(rule: string | undefined): void;
}

/** A file that was chosen and is not on the server. */
export interface ChosenFile {
  readonly id: number;
  /** As it will be called: clean, and no other file of the field has it. */
  readonly name: string;
  readonly file: Blob;
}

/** Where an upload stands. */
export type UploadPhase = 'idle' | 'chosen' | 'uploading' | 'uploaded';
