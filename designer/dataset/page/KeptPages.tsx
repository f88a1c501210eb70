import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PageProps } from '../../../runtime/Renderer.ts';
import { BoardSettingsPage } from '../../board/page/BoardSettingsPage.tsx';
import { ComposeChart } from './ComposeChart.tsx';

/** `page: "keptBoards"`: boards that are kept for reuse. */
export const KeptBoardsPage = observer(function KeptBoardsPage(props: PageProps): ReactNode {
  return <BoardSettingsPage {...props} kept="board" />;
});

/** `page: "keptCharts"`: charts that are kept for reuse, made by pressing the fields of a table or data set. */
export const KeptChartsPage = observer(function KeptChartsPage(props: PageProps): ReactNode {
  return <BoardSettingsPage {...props} kept="chart" making={(close) => <ComposeChart onClose={close} />} />;
});
