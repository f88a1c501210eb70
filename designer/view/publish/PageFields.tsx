import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import { firstPlan, type PagePlan } from '../../kit/PagePlan.ts';
import { PlanFields } from '../../kit/PlanFields.tsx';

interface PageFieldsProps {
  readonly design: ViewDesign;
  /** Undefined: no page is made. */
  readonly plan: PagePlan | undefined;
  readonly path: string;
  readonly isTaken: boolean;
  /** Title of the view. */
  readonly name: string;
  onChange(plan: PagePlan | undefined): void;
}

/** Whether a list page comes with the view: its place in the menu, and the roles that may open it. */
export function PageFields({ design, plan, path, isTaken, name, onChange }: PageFieldsProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  return (
    <section className="jig-vd-page" aria-labelledby={`${id}-with`}>
      <label id={`${id}-with`}>
        <input
          type="checkbox"
          checked={plan !== undefined}
          onChange={(event) => onChange(event.currentTarget.checked ? firstPlan(design, name) : undefined)}
        />{' '}
        {t('viewDesign.withPage')}
      </label>
      {plan === undefined ? null : (
        <>
          <p className={isTaken ? 'jig-ed-error' : 'jig-vd-note'}>
            {t(isTaken ? 'viewDesign.pathTaken' : 'viewDesign.path', { path })}
          </p>
          <PlanFields places={design} plan={plan} rolesTitle={t('viewDesign.rolesMay')} onChange={onChange} />
        </>
      )}
    </section>
  );
}
