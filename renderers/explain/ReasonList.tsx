import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Reason } from '../../runtime/model/explain/Reason.ts';

interface ReasonListProps {
  readonly reasons: readonly Reason[];
  /** Draws the link of a reason; without it there is none. */
  readonly link?: (link: NonNullable<Reason['link']>) => ReactNode;
}

/** Lists reasons, each with its origin. A computed value shows every evaluation step. */
export function ReasonList({ reasons, link }: ReasonListProps): ReactNode {
  const { t } = useApp();
  return (
    <ul className="jig-why">
      {reasons.map((reason, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity but their place
        <li key={place}>
          <p>{reason.text}</p>
          {reason.link === undefined || link === undefined ? null : <p>{link(reason.link)}</p>}
          {reason.by === undefined ? null : <small>{t('why.by', { by: reason.by })}</small>}
          {reason.lines === undefined || reason.lines.length === 0 ? null : (
            <figure aria-label={t('why.how')}>
              {reason.lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of one evaluation never move
                <div key={at} style={{ paddingInlineStart: `${line.depth * 16}px` }}>
                  {line.text}
                </div>
              ))}
            </figure>
          )}
        </li>
      ))}
    </ul>
  );
}
