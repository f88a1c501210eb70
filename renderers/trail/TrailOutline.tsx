import { type ReactNode, useEffect, useState } from 'react';
import type { BoxPanelProps } from '../../runtime/BoxPanel.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { trailMessages } from '../../runtime/model/messages/trail.ts';
import { type TrailEntry, trailOutline } from '../../runtime/store/trail/trailOutline.ts';
import type { TrailAnswer } from '../../runtime/wire/links/Trail.ts';
import { BoxLink } from '../panels/BoxLink.tsx';
import './trail.css';

addMessages(trailMessages);

/** What is said of a document beside its number, each text once. */
const textsOf = ({ node: { state, facts }, quantity, counted }: TrailEntry): readonly string[] => {
  const all = [
    state,
    quantity === null ? '' : `${counted ?? ''} ${quantity}`,
    ...facts.map(({ text }) => text),
  ];
  return [...new Set(all)].filter((text) => text !== '');
};

interface EntriesProps extends BoxPanelProps {
  readonly entries: readonly TrailEntry[];
  readonly label?: string;
}

function Entries({ box, entries, label }: EntriesProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label}>
      {entries.map((entry) => (
        <Entry key={`${entry.node.table} ${entry.node.key}`} box={box} entry={entry} />
      ))}
    </ul>
  );
}

interface EntryProps extends BoxPanelProps {
  readonly entry: TrailEntry;
}

function Entry({ box, entry }: EntryProps): ReactNode {
  const { title, code, path, key } = entry.node;
  return (
    <li>
      {title}{' '}
      {path === undefined ? (
        code
      ) : (
        <BoxLink box={box} to={{ pathname: path, search: new URLSearchParams({ id: key }).toString() }}>
          {code}
        </BoxLink>
      )}
      {textsOf(entry).map((text) => (
        <span key={text}> {text}</span>
      ))}
      <Entries box={box} entries={entry.entries} />
    </li>
  );
}

/** Where the open document comes from and what became of it, as an outline. Nothing for one that stands alone. */
export function TrailOutline({ box }: BoxPanelProps): ReactNode {
  const { t, data } = useApp();
  const { table } = box.doc.main;
  const { key } = box;
  const [trail, setTrail] = useState<TrailAnswer>();
  useEffect(() => {
    let current = true;
    if (key === undefined) return;
    void data
      .record()
      .then((calls) => calls.trail(table, key))
      // The records that point here tell the same in parts, and what has failed.
      .catch(() => undefined)
      .then((found) => {
        if (current) setTrail(found?.ok === true ? found.data : undefined);
      });
    return () => {
      current = false;
    };
  }, [data, table, key]);
  if (trail === undefined || (trail.nodes.length < 2 && trail.hidden === 0)) return null;
  const { up, down } = trailOutline(trail);
  return (
    <div className="jig-trail">
      {(
        [
          ['trail.up', up],
          ['trail.down', down],
        ] as const
      ).map(([title, entries]) =>
        entries.length === 0 ? null : (
          <section key={title}>
            <h4>{t(title)}</h4>
            <Entries box={box} entries={entries} label={t(title)} />
          </section>
        ),
      )}
      <p role="status">
        {trail.hidden > 0 ? t('trail.hidden', { n: trail.hidden }) : null}
        {trail.isCut ? ` ${t('trail.cut')}` : null}
      </p>
    </div>
  );
}
