import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { PageLink } from '../../runtime/store/page/pageLink.ts';
import { type TrailEntry, trailOutline } from '../../runtime/store/trail/trailOutline.ts';
import type { TrailAnswer } from '../../runtime/wire/links/Trail.ts';
import './trail.css';

/** A link to a document, as the place of the outline follows links. */
type DrawLink = (to: PageLink, text: string) => ReactNode;

/** What is said of a document beside its number, each text once. */
const textsOf = ({ node: { state, facts }, quantity, counted }: TrailEntry): readonly string[] => {
  const all = [
    state,
    quantity === null ? '' : `${counted ?? ''} ${quantity}`,
    ...facts.map(({ text }) => text),
  ];
  return [...new Set(all)].filter((text) => text !== '');
};

interface EntriesProps {
  readonly entries: readonly TrailEntry[];
  readonly link: DrawLink;
  readonly label?: string;
}

function Entries({ entries, link, label }: EntriesProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label}>
      {entries.map((entry) => (
        <Entry key={`${entry.node.table} ${entry.node.key}`} entry={entry} link={link} />
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly entry: TrailEntry;
  readonly link: DrawLink;
}

function Entry({ entry, link }: EntryProps): ReactNode {
  const { title, code, path, key } = entry.node;
  const search = new URLSearchParams({ id: key }).toString();
  return (
    <li>
      {title} {path === undefined ? code : link({ pathname: path, search }, code)}
      {textsOf(entry).map((text) => (
        <span key={text}> {text}</span>
      ))}
      <Entries entries={entry.entries} link={link} />
    </li>
  );
}

interface TrailOutlineProps {
  readonly trail: TrailAnswer;
  readonly link: DrawLink;
}

/** Where a document comes from and what became of it, as an outline. */
export function TrailOutline({ trail, link }: TrailOutlineProps): ReactNode {
  const { t } = useApp();
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
            <Entries entries={entries} link={link} label={t(title)} />
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
