import type { Layer } from '../../model/fields/resolve/Layer.ts';

/** A form as its filling page draws it. */
export interface FormToFill {
  readonly formId: string;
  readonly title: string;
  /** What stands above the questions; empty: nothing. */
  readonly description: string;
  /** Fields and layout as JSON text, as clients of this family of products read them. */
  readonly formOptions: string;
  /** Table of its answers. */
  readonly table: string;
  /** The same table as layers, with the user's rights in it. */
  readonly layers: readonly Layer[];
}

/** A form in a list. */
export interface ListedForm {
  readonly formId: string;
  readonly title: string;
  readonly description: string;
  /** `formStatus`. */
  readonly status: number;
  /** Number of its questions. */
  readonly questions: number;
}

/** A form with its answers. */
export interface AnsweredForm extends ListedForm {
  /** Path of the page that lists the answers. */
  readonly path: string;
  /** Number of answers. */
  readonly answers: number;
}

/** Answers of one form: `FormData` is an object of values by column, as JSON text. */
export interface SubmitBody {
  readonly mainData: { readonly FormId: string; readonly FormData: string };
}
