import type { ResolvedField } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../model/schema/Row.ts';

/** The current field of an {@link UploadStore}. */
export interface UploadHost {
  readonly schema: ResolvedField;
  readonly value: Cell;
  /** Upload address; undefined: none. */
  readonly uploadUrl?: string | undefined;
  onChange(value: Cell): void;
  /** Makes a save wait. */
  onPending?(work: Promise<unknown>): void;
  /** Blocks a save with this rule until called with undefined. */
  onUnfinished?(rule: string | undefined): void;
}

/** A chosen file that is not on the server. */
export interface ChosenFile {
  readonly id: number;
  /** Its final name: cleaned, and unique in the field. */
  readonly name: string;
  readonly file: Blob;
}

/** State of an upload. */
export type UploadPhase = 'idle' | 'chosen' | 'uploading' | 'uploaded';
