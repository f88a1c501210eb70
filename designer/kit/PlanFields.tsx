import { type ReactNode, useId } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { PagePlaces, PagePlan } from './PagePlan.ts';
import './planFields.css';

interface PlanFieldsProps {
  readonly places: PagePlaces;
  readonly plan: PagePlan;
  /** Says what the chosen roles get. */
  readonly rolesTitle: string;
  onChange(plan: PagePlan): void;
}

/** Place of a new page in the menu, and the roles that may open it. */
export function PlanFields({ places, plan, rolesTitle, onChange }: PlanFieldsProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  return (
    <>
      <div className="jig-ed-plan">
        <div>
          <label htmlFor={`${id}-group`}>{t('viewDesign.menuGroup')}</label>
          <select
            id={`${id}-group`}
            className="jig-select"
            value={plan.parentId}
            onChange={(event) => onChange({ ...plan, parentId: Number(event.currentTarget.value) })}
          >
            {places.groups.map((group) => (
              <option key={group.id} value={group.id}>
                {group.name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-name`}>{t('viewDesign.menuName')}</label>
          <input
            id={`${id}-name`}
            required
            maxLength={50}
            aria-invalid={plan.name.trim() === '' || undefined}
            value={plan.name}
            onChange={(event) => onChange({ ...plan, name: event.currentTarget.value })}
          />
        </div>
      </div>
      <fieldset className="jig-ed-plan-roles">
        <legend>{rolesTitle}</legend>
        {places.roles.map((role) => (
          <label key={role.id}>
            <input
              type="checkbox"
              checked={plan.roleIds.includes(role.id)}
              onChange={(event) =>
                onChange({
                  ...plan,
                  roleIds: event.currentTarget.checked
                    ? [...plan.roleIds, role.id]
                    : plan.roleIds.filter((one) => one !== role.id),
                })
              }
            />{' '}
            {role.name}
          </label>
        ))}
        <p>{t('viewDesign.rolesTip')}</p>
      </fieldset>
    </>
  );
}
