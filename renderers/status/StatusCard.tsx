import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import { useInSight } from '../../runtime/host/useInSight.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { CardProps } from '../../runtime/Renderer.ts';
import type {
  FactTone,
  StatusColumn,
  StatusFact,
  StatusList,
  StatusPanel,
} from '../../runtime/wire/watching/Status.ts';
import { CardRoom, CardWaits } from '../cards/CardRoom.tsx';
import { statusCardMessages } from './statusCardMessages.ts';
import './status.css';

addMessages(statusCardMessages);

const signs: Readonly<Record<FactTone, string>> = { good: '✓', warning: '!', bad: '✕' };

function FactLine({ fact: { label, value, tone, path } }: { readonly fact: StatusFact }): ReactNode {
  const { t } = useApp();
  return (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        {tone === undefined ? null : (
          <span className="jig-status-sign" role="img" aria-label={t(`statusCard.${tone}`)}>
            {signs[tone]}
          </span>
        )}
        {path === undefined ? value : <PageLink to={path}>{value}</PageLink>}
      </dd>
    </div>
  );
}

/** Least pixels of a column before the table scrolls. */
const columnWidths: Readonly<Record<StatusColumn['kind'], number>> = { text: 80, number: 60, code: 140 };

/** `isAlone`: it is all that its card lists, so that the title of the card says enough. */
function ListTable({
  list: { title, columns, rows, none },
  isAlone,
}: {
  readonly list: StatusList;
  readonly isAlone: boolean;
}): ReactNode {
  const id = useId();
  if (rows.length === 0) return <p className="jig-status-none">{none}</p>;
  return (
    <section className="jig-status-list" aria-labelledby={id}>
      <h3 id={id} className={isAlone ? 'jig-visually-hidden' : undefined}>
        {title}
      </h3>
      <table
        aria-labelledby={id}
        style={{ minWidth: columns.reduce((sum, { kind }) => sum + columnWidths[kind], 0) }}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" data-kind={column.kind}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and are drawn anew with every reading
            <tr key={at}>
              {columns.map((column, place) => (
                <td key={column.title} data-kind={column.kind}>
                  {column.kind === 'code' ? <code>{row[place]}</code> : row[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PanelView({ panel, title }: { readonly panel: StatusPanel; readonly title: string }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="jig-status-panel" tabIndex={0} aria-label={title}>
      <dl className="jig-status-facts" data-inline={panel.lists.length > 0 || undefined}>
        {panel.facts.map((fact) => (
          <FactLine key={fact.label} fact={fact} />
        ))}
      </dl>
      {panel.lists.map((list) => (
        <ListTable key={list.title} list={list} isAlone={panel.lists.length === 1} />
      ))}
    </section>
  );
}

/** A part of the system's state, which follows it while the card is seen. */
export const StatusCard = observer(function StatusCard({ card, isWall }: CardProps): ReactNode {
  const status = useApp().stores?.status;
  const isInSight = useInSight();
  const name = typeof card.options?.panel === 'string' ? card.options.panel : '';
  useEffect(() => (isInSight ? status?.watch(name) : undefined), [status, isInSight, name]);
  const panel = status?.panels.get(name);
  const problem = status?.problem ?? panel?.problem;
  return (
    <CardRoom name="status" isWall={isWall}>
      {problem === undefined ? null : (
        <p className="jig-status-problem" role="note">
          {problem}
        </p>
      )}
      {panel === undefined ? (
        problem === undefined ? (
          <CardWaits lines={4} />
        ) : null
      ) : panel.facts.length + panel.lists.length === 0 ? null : (
        <PanelView panel={panel} title={card.title} />
      )}
    </CardRoom>
  );
});
