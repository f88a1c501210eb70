import type { Condition, Formula } from './Condition.ts';

/** Fields of a row or header, each with a formula. */
type Formulas = Readonly<Record<string, Formula>>;

/** Rows of a document that an effect makes: one for each row of a detail of this document. */
export interface MadeRows {
  /** Detail table of this document. */
  readonly of: string;
  /** Fields of the new row, each with a formula over the row of this document; `$main` is its header. */
  readonly values: Formulas;
}

interface NamedEffect {
  /** Name of the effect, unique in its table. */
  readonly name: string;
  /** What happens, such as 调整工单. */
  readonly title: string;
  /** Documents of this table with the effect; default all. */
  readonly when?: Condition;
}

/** What a document that becomes effective sets in another one, and gives back when it no longer is. */
interface SettingEffectSchema extends NamedEffect {
  readonly sets: {
    /** Table of the other document. */
    readonly table: string;
    /** Header field of this document with the key of the other one. */
    readonly via: string;
    /** Header fields of the other document, each with a formula over this one. */
    readonly values: Formulas;
  };
}

/** The document that a document makes when it becomes effective, and removes when it no longer is. */
interface MakingEffectSchema extends NamedEffect {
  readonly makes: {
    /** Table of the new document. */
    readonly table: string;
    /** Header field of the new document that takes the key of this one. */
    readonly via: string;
    /** Other header fields of the new document, each with a formula over this one. */
    readonly values: Formulas;
    /** Its rows by detail table. */
    readonly rows?: Readonly<Record<string, MadeRows>>;
  };
}

/** What a document does in others while it is effective. */
export type EffectSchema = SettingEffectSchema | MakingEffectSchema;
