import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { newKeptChart } from '../../board/page/newBoard.ts';
import { useBoardDesigns } from '../../board/page/useBoardDesigns.ts';
import type { Designed } from '../../board/store/Designed.ts';
import { Composer } from '../../compose/Composer.tsx';
import { cardOffers } from '../../compose/cardOffers.ts';
import { composedTitle } from '../../compose/composedTitle.ts';

/** The designer, with the grid that is dragged on, loads when it is first opened. */
const BoardDesigner = lazyPiece(
  'BoardDesigner',
  async () => (await import('../../board/dialog/BoardDesigner.tsx')).BoardDesigner,
  { isRare: true },
);

interface ComposeChartProps {
  /** The data set that is asked; absent: the user chooses a table, view or data set. */
  readonly table?: string;
  onClose(): void;
}

/** Makes a chart by pressing fields, with a preview on real rows, and keeps it for boards. */
export const ComposeChart = observer(function ComposeChart({ table, onClose }: ComposeChartProps): ReactNode {
  const { t, notify } = useApp();
  const navigate = useNavigate();
  const { designs } = useBoardDesigns();
  const [made, setMade] = useState<Designed>();
  if (designs === undefined) return null;
  if (made !== undefined)
    return (
      <BoardDesigner
        designed={made}
        designs={designs}
        onPublished={() => {
          notify.success(t('dataset.published'));
          onClose();
          void navigate('/Bi_datart');
        }}
        onClose={onClose}
      />
    );
  return (
    <Composer
      title={t('dataset.chart')}
      use={t('dataset.useChart')}
      tables={designs.tables}
      {...(table !== undefined && { table })}
      offersOf={cardOffers}
      onCompose={({ offer: { card }, picked, tableTitle }) =>
        setMade(newKeptChart(designs, composedTitle(picked, tableTitle, t), card))
      }
      onClose={onClose}
    />
  );
});
