import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { LinkSchema } from '../../schema/LinkSchema.ts';
import type { ScanStep } from '../../schema/ScanWork.ts';
import type { CheckSubject } from '../CheckSubject.ts';

/** A step as it is checked, in its page. */
export interface CheckedStep {
  readonly subject: CheckSubject;
  readonly step: ScanStep;
  /** The new document's main table. */
  readonly document: ResolvedTable;
  /** The link it is made through; undefined: it is made of nothing. */
  readonly link: LinkSchema | undefined;
  /** Place of an option of the step. */
  at(...steps: readonly (string | number)[]): string;
}

/** What the check knows of a kind of step. What it does stands in `runtime/store/scanning/steps`. */
export interface ScanStepKind {
  readonly name: string;
  /** What it is for, in the words of the published schema. */
  readonly meaning: string;
  /** Its options besides `step` and `title`; a true one must be given. */
  readonly options: Readonly<Partial<Record<Exclude<keyof ScanStep, 'step' | 'title'>, boolean>>>;
  check(checked: CheckedStep): Iterable<Issue>;
}
