import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { matches, useInitials } from '../../../renderers/palette/matches.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { pageTitle } from '../../../runtime/host/pageTitle.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import { RelationsDesigner } from '../dialog/RelationsDesigner.tsx';
import { useRelations } from '../store/useRelations.ts';
import { RelationGraph } from './RelationGraph.tsx';
import { type RelationLine, relationLines } from './relationLines.ts';
import './relationsPage.css';

const noTables: ReadonlyMap<string, RelatedTable> = new Map();

/** `page: "relations"`: the document tables with what leads from one to another; opens the editor of one of them. */
export const RelationsPage = observer(function RelationsPage({ page }: PageProps): ReactNode {
  const { t, session } = useApp();
  const id = useId();
  const { tables: found, failed, published } = useRelations();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<RelatedTable>();
  const initials = useInitials();
  const tables = found ?? noTables;
  const lines = useMemo(() => relationLines(tables.values()), [tables]);
  const titleOf = useCallback((table: string): string => tables.get(table)?.title ?? table, [tables]);
  const shown = [...tables.values()]
    .filter(
      ({ table, title }) =>
        matches(typed, title, initials) || table.toLowerCase().includes(typed.trim().toLowerCase()),
    )
    .toSorted((a, b) => count(lines, b) - count(lines, a));
  return (
    <div className="jig-rd-page">
      <h1>{pageTitle(page, session.menus, t)}</h1>
      <p className="jig-rd-intro">{t('relationDesign.intro')}</p>
      {failed === undefined ? null : <p role="alert">{failed}</p>}
      <div className="jig-rd-columns">
        <section className="jig-rd-tables" aria-label={t('relationDesign.tables')}>
          <label className="jig-hidden" htmlFor={id}>
            {t('relationDesign.search')}
          </label>
          <input
            id={id}
            type="search"
            className="jig-rd-search"
            placeholder={t('relationDesign.search')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p role="status">
            {found === undefined ? t('box.loading') : t('relationDesign.found', { n: shown.length })}
          </p>
          <ul>
            {shown.map((one) => (
              <li key={one.table}>
                <button type="button" aria-haspopup="dialog" onClick={() => setOpen(one)}>
                  {one.title}
                  {one.version === 0 ? null : <small>{t('viewDesign.version', { n: one.version })}</small>}
                  {lines
                    .filter(({ of }) => of === one.table)
                    .map((line) => (
                      <small key={`${line.kind} ${line.title} ${line.from} ${line.to}`}>
                        {line.kind === 'link'
                          ? t('relationDesign.lineFrom', { title: line.title, name: titleOf(line.from) })
                          : t('relationDesign.lineTo', { title: line.title, name: titleOf(line.to) })}
                      </small>
                    ))}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <RelationGraph lines={lines} titleOf={titleOf} onOpen={(table) => setOpen(tables.get(table))} />
      </div>
      {open === undefined ? null : (
        <RelationsDesigner
          tables={tables}
          own={open}
          onPublished={() => {
            setOpen(undefined);
            published();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
});

const count = (lines: readonly RelationLine[], { table }: RelatedTable): number =>
  lines.filter(({ of }) => of === table).length;
