import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type {
  ChangedProperty,
  FlowDifference,
} from '../../../runtime/model/workflow/definition/diffFlows.ts';

interface FlowChangesProps {
  readonly changes: readonly FlowDifference[];
}

/** Describes the changes between two versions: each changed part with its changed properties. */
export function FlowChanges({ changes }: FlowChangesProps): ReactNode {
  const { t } = useApp();
  return (
    <>
      {changes.length === 0 ? <p>{t('flowDesigner.noChanges')}</p> : null}
      <ul className="jig-fd-diff">
        {changes.map(({ what, how, changed }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two nodes may be called the same
          <li key={`${how} ${what} ${at}`}>
            <span className={`jig-fd-how jig-fd-how-${how}`}>{t(`flowWords.${how}`)}</span> {what}
            {changed.length === 0 ? null : (
              <ul>
                {changed.map((property) => (
                  <li key={property.title}>
                    <Property {...property} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Property({ title, from, to }: ChangedProperty): ReactNode {
  const { t } = useApp();
  const said = (value: string): string => value || t('flowWords.empty');
  if (to === undefined) return title;
  if (from === undefined) return t('flowDesigner.isNow', { title, to });
  return t('flowDesigner.fromTo', { title, from: said(from), to: said(to) });
}
