import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import type { PagePlan } from './pageOver.ts';

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
  const start = (): PagePlan => ({
    menuId: design.freeMenuId,
    parentId: design.groups[0]?.id ?? 0,
    name: name.trim(),
    roleIds: [],
  });
  return (
    <section className="jig-vd-page" aria-labelledby={`${id}-with`}>
      <label id={`${id}-with`}>
        <input
          type="checkbox"
          checked={plan !== undefined}
          onChange={(event) => onChange(event.currentTarget.checked ? start() : undefined)}
        />{' '}
        {t('viewDesign.withPage')}
      </label>
      {plan === undefined ? null : (
        <>
          <p className={isTaken ? 'jig-ed-error' : 'jig-vd-note'}>
            {t(isTaken ? 'viewDesign.pathTaken' : 'viewDesign.path', { path })}
          </p>
          <div className="jig-vd-head">
            <div>
              <label htmlFor={`${id}-group`}>{t('viewDesign.menuGroup')}</label>
              <select
                id={`${id}-group`}
                className="jig-select"
                value={plan.parentId}
                onChange={(event) => onChange({ ...plan, parentId: Number(event.currentTarget.value) })}
              >
                {design.groups.map((group) => (
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
                className="jig-vd-input"
                required
                maxLength={50}
                aria-invalid={plan.name.trim() === '' || undefined}
                value={plan.name}
                onChange={(event) => onChange({ ...plan, name: event.currentTarget.value })}
              />
            </div>
          </div>
          <fieldset className="jig-vd-roles">
            <legend>{t('viewDesign.rolesMay')}</legend>
            {design.roles.map((role) => (
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
            <p className="jig-vd-note">{t('viewDesign.rolesTip')}</p>
          </fieldset>
        </>
      )}
    </section>
  );
}
