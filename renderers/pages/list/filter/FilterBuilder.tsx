import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { useRenderersReady } from '../../../../runtime/host/useRenderersReady.ts';
import type { Showing } from '../../../../runtime/model/fields/projections/columns.ts';
import { conditionMessages } from '../../../../runtime/model/messages/condition.ts';
import { filterMessages } from '../../../../runtime/model/messages/filter.ts';
import { addMessages } from '../../../../runtime/model/messages/index.ts';
import {
  type FilterDraft,
  filterFields,
  type GroupDraft,
} from '../../../../runtime/store/list/FilterDraft.ts';
import { ConditionValue } from './ConditionValue.tsx';
import { OperatorSelect } from './OperatorSelect.tsx';
import './filter.css';

addMessages(conditionMessages);
addMessages(filterMessages);

interface FilterBuilderProps {
  readonly draft: FilterDraft;
  readonly showing: Showing | undefined;
}

/** The and/or groups of the advanced search: field, operator and value. */
export const FilterBuilder = observer(function FilterBuilder({
  draft,
  showing,
}: FilterBuilderProps): ReactNode {
  const { t, renderers } = useApp();
  const isReady = useRenderersReady(renderers);
  return (
    <section className="jig-filter" aria-label={t('filter.groups')}>
      {draft.groups.map((group, index) => (
        <Group key={group.id} draft={draft} group={group} n={index + 1} showing={showing} isReady={isReady} />
      ))}
      <Button type="tertiary" size="small" onClick={draft.addGroup}>
        {t('filter.addGroup')}
      </Button>
    </section>
  );
});

interface GroupProps extends FilterBuilderProps {
  readonly group: GroupDraft;
  readonly n: number;
  /** The inputs of values are loaded. */
  readonly isReady: boolean;
}

const Group = observer(function Group({ draft, group, n, showing, isReady }: GroupProps): ReactNode {
  const { t } = useApp();
  const fields = useMemo(() => filterFields(draft.table, showing), [draft, showing]);
  return (
    <fieldset className="jig-filter-group">
      <legend>{t('filter.group', { n })}</legend>
      <div className="jig-filter-head">
        <select
          className="jig-select"
          aria-label={t('filter.joint', { n })}
          value={group.joint}
          onChange={(event) => group.setJoint(event.target.value === 'or' ? 'or' : 'and')}
        >
          <option value="and">{t('filter.allHold')}</option>
          <option value="or">{t('filter.anyHolds')}</option>
        </select>
        <button type="button" className="jig-link" onClick={() => draft.addCondition(group)}>
          {t('filter.addCondition')}
        </button>
        <button
          type="button"
          className="jig-link"
          aria-label={t('filter.removeGroup', { n })}
          onClick={() => draft.removeGroup(group)}
        >
          {t('list.delete')}
        </button>
      </div>
      {group.conditions.map((condition, index) => {
        const place = `${n}.${index + 1}`;
        return (
          <div key={condition.id} className="jig-filter-line">
            <select
              className="jig-select"
              aria-label={t('filter.fieldOf', { n: place })}
              value={condition.field?.field ?? ''}
              onChange={(event) => condition.setField(event.target.value)}
            >
              <option value="">{t('filter.chooseField')}</option>
              {fields.map(({ field, title }) => (
                <option key={field} value={field}>
                  {title}
                </option>
              ))}
            </select>
            <OperatorSelect condition={condition} label={t('filter.operatorOf', { n: place })} />
            {isReady ? (
              <ConditionValue condition={condition} label={t('filter.valueOf', { n: place })} />
            ) : null}
            <button
              type="button"
              className="jig-filter-remove"
              aria-label={t('filter.removeCondition', { n: place })}
              onClick={() => draft.removeCondition(group, condition)}
            >
              ×
            </button>
          </div>
        );
      })}
    </fieldset>
  );
});
