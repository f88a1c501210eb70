import { makeAutoObservable } from 'mobx';
import { compare, isNumeric } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../model/schema/Row.ts';

interface LineParts {
  /** Key of the source row, or what a picker copies of the picked one. */
  readonly key: string;
  readonly name: string;
  /** The row that was scanned, and its table. */
  readonly table: ResolvedTable;
  readonly row: Row;
  /** Header and row of the new document, as the server made them of the scanned row. */
  readonly main: Row;
  readonly values: Row;
  readonly proposed: string;
}

/** One scanned row, with how much of it. */
export class ScanLine {
  readonly parts: LineParts;
  /** As typed. */
  quantity: string;

  constructor(parts: LineParts) {
    this.parts = parts;
    this.quantity = parts.proposed;
    makeAutoObservable(this, { parts: false });
  }

  get isTouched(): boolean {
    return this.quantity !== this.parts.proposed;
  }

  /** Whether the quantity is a number greater than 0. */
  get isValid(): boolean {
    const text = this.quantity.trim();
    return isNumeric(text) && (compare(text, 0) ?? 0) > 0;
  }

  enter(quantity: string): void {
    this.quantity = quantity;
  }
}
