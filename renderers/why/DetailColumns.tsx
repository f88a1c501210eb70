import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { missingColumns } from '../../runtime/model/explain/columnReasons.ts';
import type { Showing } from '../../runtime/model/fields/projections/columns.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { useProvenance } from './useProvenance.ts';
import { WhySection } from './WhySection.tsx';

interface DetailColumnsProps {
  readonly main: string;
  readonly table: ResolvedTable;
  readonly title: string;
  readonly showing: Showing | undefined;
}

/** The columns a detail grid does not show, and why. */
export const DetailColumns = observer(function DetailColumns(props: DetailColumnsProps): ReactNode {
  const { main, table, title, showing } = props;
  const { settings, locale, t } = useApp();
  const because = useProvenance(main, table.table);
  if (because === undefined) return null;
  const { columns: set } = settings.of(table.table);
  const reasons = missingColumns({ table, because, locale, showing, set });
  return <WhySection title={`${title} · ${t('why.columns')}`} reasons={reasons} none={t('why.noColumns')} />;
});
