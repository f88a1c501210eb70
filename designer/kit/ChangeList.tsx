import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ChangedProperty, Difference } from '../../runtime/model/schema/Difference.ts';

interface ChangeListProps {
  readonly changes: readonly Difference[];
}

/** Describes the changes between two versions: each changed part with its changed properties. */
export function ChangeList({ changes }: ChangeListProps): ReactNode {
  const { t } = useApp();
  return (
    <>
      {changes.length === 0 ? <p>{t('editor.noChanges')}</p> : null}
      <ul className="jig-ed-diff">
        {changes.map(({ what, how, changed }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be called the same
          <li key={`${how} ${what} ${at}`}>
            <span className={`jig-ed-how jig-ed-how-${how}`}>{t(`editor.${how}`)}</span> {what}
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
  const said = (value: string): string => value || t('editor.empty');
  if (to === undefined) return title;
  if (from === undefined) return t('editor.isNow', { title, to });
  return t('editor.fromTo', { title, from: said(from), to: said(to) });
}
