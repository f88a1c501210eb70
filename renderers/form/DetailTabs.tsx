import Tabs from '@douyinfe/semi-ui/lib/es/tabs';
import TabPane from '@douyinfe/semi-ui/lib/es/tabs/TabPane';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { DetailStore } from '../../runtime/store/DetailStore.ts';
import type { EditBoxStore } from '../../runtime/store/EditBoxStore.ts';
import { DetailView } from './DetailView.tsx';

interface DetailTabsProps {
  readonly box: EditBoxStore;
}

/** The detail tables of a box: one under its title, several as tabs. */
export const DetailTabs = observer(function DetailTabs({ box }: DetailTabsProps): ReactNode {
  const { details } = box;
  const deciding = box.action === 'Audit';
  const editable = (detail: DetailStore): boolean => box.editable || detail.edit.permitted !== undefined;
  const [only] = details;
  if (!only) return null;
  if (details.length === 1) {
    return (
      <section className="jig-detail" aria-label={titleOf(only)}>
        <h3>{titleOf(only)}</h3>
        <DetailView detail={only} editable={editable(only)} deciding={deciding} showing={box.showing} />
      </section>
    );
  }
  return (
    <Tabs activeKey={box.shownDetail ?? only.schema.table} onChange={(key) => box.showDetail(key)} lazyRender>
      {details.map((detail) => (
        <TabPane key={detail.schema.table} tab={titleOf(detail)} itemKey={detail.schema.table}>
          <DetailView detail={detail} editable={editable(detail)} deciding={deciding} showing={box.showing} />
        </TabPane>
      ))}
    </Tabs>
  );
});

function titleOf(detail: DetailStore): string {
  return detail.schema.cnName ?? detail.table.cnName;
}
