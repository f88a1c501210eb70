import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PrintCatalog } from '../../../runtime/wire/print/PrintDesign.ts';
import type { TemplateRow } from './templateRows.ts';

/** What the list shows: all templates, those in no catalogue, or those of one and of those below it. */
export type ShownCatalog = 'all' | 'none' | { readonly code: string };

interface CatalogTreeProps {
  readonly catalogs: readonly PrintCatalog[];
  readonly rows: readonly TemplateRow[];
  readonly shown: ShownCatalog;
  onShow(shown: ShownCatalog): void;
}

/** Codes of a catalogue and of all below it. */
const codesBelow = (catalogs: readonly PrintCatalog[], code: string): ReadonlySet<string> => {
  const found = new Set([code]);
  // Those above stand before those below.
  for (const one of catalogs) if (one.parent !== undefined && found.has(one.parent)) found.add(one.code);
  return found;
};

/** The lines of a choice in the tree. */
export const rowsIn = (
  rows: readonly TemplateRow[],
  catalogs: readonly PrintCatalog[],
  shown: ShownCatalog,
): readonly TemplateRow[] => {
  if (shown === 'all') return rows;
  if (shown === 'none') return rows.filter(({ catalog }) => catalog === undefined);
  const codes = codesBelow(catalogs, shown.code);
  return rows.filter(({ catalog }) => catalog !== undefined && codes.has(catalog));
};

/** The catalogues with the number of their templates; one is chosen. */
export function CatalogTree({ catalogs, rows, shown, onShow }: CatalogTreeProps): ReactNode {
  const { t } = useApp();
  const node = (title: string, choice: ShownCatalog, below?: ReactNode): ReactNode => (
    <li key={typeof choice === 'string' ? choice : `= ${choice.code}`}>
      <button
        type="button"
        className={typeof choice === 'string' ? undefined : 'jig-pd-catalog'}
        aria-current={JSON.stringify(choice) === JSON.stringify(shown)}
        onClick={() => onShow(choice)}
      >
        {t('printDesign.inCatalog', { name: title, n: rowsIn(rows, catalogs, choice).length })}
      </button>
      {below}
    </li>
  );
  const level = (parent: string | undefined): readonly ReactNode[] =>
    catalogs
      .filter((one) => one.parent === parent)
      .map(({ code, title }) => {
        const below = level(code);
        return node(title, { code }, below.length === 0 ? undefined : <ul>{below}</ul>);
      });
  return (
    <nav className="jig-pd-tree" aria-label={t('printDesign.catalogs')}>
      <ul>
        {node(t('printDesign.allCatalogs'), 'all')}
        {level(undefined)}
        {node(t('printDesign.uncategorized'), 'none')}
      </ul>
    </nav>
  );
}
