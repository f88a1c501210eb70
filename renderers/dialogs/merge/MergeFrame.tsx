import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import './merge.css';

interface MergeFrameProps {
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** Table that compares the changes of two users. */
export function MergeFrame({ heads, children }: MergeFrameProps): ReactNode {
  const { t } = useApp();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="jig-merge-scroll" tabIndex={0} aria-label={t('merge.table')}>
      <table className="jig-merge">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
