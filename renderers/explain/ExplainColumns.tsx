import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { explainMissingColumns } from '../../runtime/model/explain/explainColumn.ts';
import type { Showing } from '../../runtime/model/fields/projections/columns.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { ExplainSection } from './ExplainSection.tsx';
import { useProvenance } from './useProvenance.ts';

interface DetailColumnsProps {
  readonly main: string;
  readonly table: ResolvedTable;
  readonly title: string;
  readonly showing: Showing | undefined;
}

/** Explains which columns a detail grid does not show, and why. */
export const ExplainColumns = observer(function DetailColumns(props: DetailColumnsProps): ReactNode {
  const { main, table, title, showing } = props;
  const { settings, locale, t } = useApp();
  const because = useProvenance(main, table.table);
  if (because === undefined) return null;
  const { columns: set } = settings.of(table.table);
  const reasons = explainMissingColumns({
    table,
    because,
    locale,
    showing,
    set,
    view: settings.viewOver(table.table),
  });
  return (
    <ExplainSection title={`${title} · ${t('why.columns')}`} reasons={reasons} none={t('why.noColumns')} />
  );
});
