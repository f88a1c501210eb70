import type { Condition, Formula } from './Condition.ts';

/** What a document that becomes effective sets in another one, and gives back when it no longer is. */
export interface EffectSchema {
  /** Name of the effect, unique in its table. */
  readonly name: string;
  /** What happens, such as 调整工单. */
  readonly title: string;
  /** Documents of this table with the effect; default all. */
  readonly when?: Condition;
  readonly sets: {
    /** Table of the other document. */
    readonly table: string;
    /** Header field of this document with the key of the other one. */
    readonly via: string;
    /** Header fields of the other document, each with a formula over this one. */
    readonly values: Readonly<Record<string, Formula>>;
  };
}
