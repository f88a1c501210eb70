import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { greatestLimit } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { isNothing, rawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { CodeField } from './CodeField.tsx';
import { jigKeys, jigOf, settingKeys } from './jigKeys.ts';
import type { NodePanelProps } from './PanelProps.ts';
import { PropertyField } from './PropertyField.tsx';

/** Sets how long a node may wait, in working hours, and what happens afterwards. */
export function LimitFields({ part, index, issues, readonly, onSet }: NodePanelProps): ReactNode {
  const { t } = useApp();
  const place = `/NodeConfig/${index}/jig/limit`;
  const stored = jigOf(part).limit;
  const limit = rawObject(stored) ?? {};
  const isSet = stored !== undefined && stored !== null;
  return (
    <>
      <PropertyField
        name="limitHours"
        title={t('flowPanel.limitHours')}
        type="decimal"
        unit={t('flowPanel.hours')}
        value={cellOf(rawObject(stored) ? limit.hours : stored)}
        readonly={readonly}
        tip={t('flowPanel.limitTip', { n: greatestLimit })}
        place={place}
        issues={issues.filter(({ path }) => !ofOthers.some((key) => path.startsWith(`${place}/${key}`)))}
        onChange={(hours) =>
          onSet(
            isNothing(hours)
              ? jigKeys(part, { limit: undefined })
              : settingKeys(part, 'limit', 'hours', hours),
          )
        }
      />
      {isSet ? (
        <>
          <PropertyField
            name="limitRemind"
            title={t('flowPanel.limitRemind')}
            type="decimal"
            unit={t('flowPanel.hours')}
            value={cellOf(limit.remind)}
            readonly={readonly}
            tip={t('flowPanel.remindTip')}
            place={`${place}/remind`}
            issues={issues}
            onChange={(remind) => onSet(settingKeys(part, 'limit', 'remind', remind))}
          />
          <CodeField
            name="limitThen"
            title={t('flowPanel.limitThen')}
            place={`${place}/then`}
            value={limit.then}
            unset="remind"
            choices={[
              { code: 'remind', label: t('flowPanel.thenRemind') },
              { code: 'superior', label: t('flowPanel.thenSuperior') },
              { code: 'administrator', label: t('flowPanel.thenAdministrator') },
            ]}
            readonly={readonly}
            issues={issues}
            onChoose={(late) => onSet(settingKeys(part, 'limit', 'then', late))}
          />
        </>
      ) : null}
    </>
  );
}

/** Parts of a limit whose issues are shown at their own fields. */
const ofOthers = ['remind', 'then'] as const;

const cellOf = (value: unknown): Cell =>
  value === undefined || value === null
    ? null
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : JSON.stringify(value);
