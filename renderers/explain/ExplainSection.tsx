import { type ReactNode, useId } from 'react';
import type { Reason } from '../../runtime/model/explain/Reason.ts';
import { ReasonList } from './ReasonList.tsx';

interface ExplainSectionProps {
  readonly title: string;
  readonly reasons: readonly Reason[];
  /** Text shown when there are no reasons. */
  readonly none: string;
}

/** Reasons of one kind under a heading. */
export function ExplainSection({ title, reasons, none }: ExplainSectionProps): ReactNode {
  const id = useId();
  return (
    <section className="jig-why-section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {reasons.length === 0 ? <p>{none}</p> : <ReasonList reasons={reasons} />}
    </section>
  );
}
