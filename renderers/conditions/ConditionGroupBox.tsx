import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { groupType } from '../../runtime/model/conditions/ConditionGroup.ts';
import type { DrawnGroup } from '../../runtime/model/conditions/drawn/drawnGroups.ts';
import type { GroupsEdit } from '../../runtime/model/conditions/drawn/editGroups.ts';
import type { ConditionSurface } from '../../runtime/model/conditions/offeredOperators.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { AskedTable } from './AskedTable.ts';
import { ConditionLine } from './ConditionLine.tsx';

interface ConditionGroupBoxProps {
  readonly group: DrawnGroup;
  /** From 0. */
  readonly n: number;
  readonly document: DocumentTable;
  readonly tables: readonly AskedTable[];
  readonly surface: ConditionSurface;
  /** JSON pointer of all conditions. */
  readonly place: string;
  readonly readonly: boolean;
  edit(edit: GroupsEdit): void;
  onAdd(): void;
  onRemove(at: number): void;
  onRemoveGroup(): void;
}

/** One group: its and/or choice and its conditions. */
export function ConditionGroupBox(props: ConditionGroupBoxProps): ReactNode {
  const { group, n, document, tables, surface, place, readonly, edit, onAdd, onRemove, onRemoveGroup } =
    props;
  const { t } = useApp();
  return (
    <fieldset className="jig-filter-group" data-group={n}>
      <legend>{t('filter.group', { n: n + 1 })}</legend>
      <div className="jig-filter-head">
        <select
          className="jig-select jig-condition-joint"
          aria-label={t('filter.joint', { n: n + 1 })}
          disabled={readonly}
          value={group.joint}
          onChange={({ target }) => edit({ do: 'join', group: n, joint: target.value })}
        >
          <option value="and">{t('filter.allHold')}</option>
          <option value="or">{t('filter.anyHolds')}</option>
          {groupType(group.joint) === undefined ? <option value={group.joint}>{group.joint}</option> : null}
        </select>
        {readonly ? null : (
          <>
            <button type="button" className="jig-link" onClick={onAdd}>
              {t('filter.addCondition')}
            </button>
            <button
              type="button"
              className="jig-link"
              aria-label={t('filter.removeGroup', { n: n + 1 })}
              onClick={onRemoveGroup}
            >
              {t('list.delete')}
            </button>
          </>
        )}
      </div>
      <ol className="jig-condition-list">
        {group.conditions.map((condition, at) => (
          <ConditionLine
            // Conditions have no identity but their index.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={at}
            condition={condition}
            n={`${n + 1}.${at + 1}`}
            place={place + condition.path}
            {...{ document, tables, surface, readonly }}
            onSet={(keys) => edit({ do: 'set', group: n, at, keys })}
            onRemove={() => onRemove(at)}
          />
        ))}
      </ol>
    </fieldset>
  );
}
