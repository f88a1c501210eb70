import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import { DesignPage } from '../../kit/DesignPage.tsx';
import { NameSearch, useTypedName } from '../../kit/NameSearch.tsx';
import { RelationsDesigner } from '../dialog/RelationsDesigner.tsx';
import { useRelations } from '../store/useRelations.ts';
import { RelationGraph } from './RelationGraph.tsx';
import { type RelationLine, relationLines } from './relationLines.ts';
import './relationsPage.css';

const noTables: ReadonlyMap<string, RelatedTable> = new Map();

/** `page: "relations"`: the document tables with what leads from one to another; opens the editor of one of them. */
export const RelationsPage = observer(function RelationsPage({ page }: PageProps): ReactNode {
  const { t } = useApp();
  const { tables: found, failed, published } = useRelations();
  const name = useTypedName();
  const [open, setOpen] = useState<RelatedTable>();
  const tables = found ?? noTables;
  const lines = useMemo(() => relationLines(tables.values()), [tables]);
  const titleOf = useCallback((table: string): string => tables.get(table)?.title ?? table, [tables]);
  const shown = [...tables.values()]
    .filter(({ table, title }) => name.fits([title], table))
    .toSorted((a, b) => count(lines, b) - count(lines, a));
  return (
    <DesignPage page={page} intro={t('relationDesign.intro')} failed={failed}>
      <div className="jig-rd-columns">
        <section className="jig-rd-tables" aria-label={t('relationDesign.tables')}>
          <NameSearch title={t('relationDesign.search')} name={name} />
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
    </DesignPage>
  );
});

const count = (lines: readonly RelationLine[], { table }: RelatedTable): number =>
  lines.filter(({ of }) => of === table).length;
