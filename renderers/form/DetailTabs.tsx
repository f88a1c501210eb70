import IconExpand from '@douyinfe/semi-icons/lib/es/icons/IconExpand';
import IconShrink from '@douyinfe/semi-icons/lib/es/icons/IconShrink';
import Button from '@douyinfe/semi-ui/lib/es/button';
import Tabs from '@douyinfe/semi-ui/lib/es/tabs';
import TabPane from '@douyinfe/semi-ui/lib/es/tabs/TabPane';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { BoxLayout } from '../../runtime/store/box/BoxLayout.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { DetailTable } from './DetailTable.tsx';

interface DetailTabsProps {
  readonly box: EditBoxStore;
  /** Offers to give the grid the room of the header form. */
  readonly layout?: BoxLayout;
}

/** The detail tables of a box: one under its title, several as tabs. */
export const DetailTabs = observer(function DetailTabs({ box, layout }: DetailTabsProps): ReactNode {
  const { details } = box;
  const deciding = box.action === 'Audit';
  const editable = (detail: DetailStore): boolean => box.editable || detail.edit.permitted !== undefined;
  const [only] = details;
  if (!only) return null;
  if (details.length === 1) {
    return (
      <section className="jig-detail" aria-label={titleOf(only)}>
        <header className="jig-detail-head">
          <h3>{titleOf(only)}</h3>
          {layout ? <RoomButton layout={layout} /> : null}
        </header>
        <DetailTable detail={only} editable={editable(only)} deciding={deciding} showing={box.showing} />
      </section>
    );
  }
  return (
    <Tabs
      activeKey={box.shownDetail ?? only.schema.table}
      onChange={(key) => box.showDetail(key)}
      {...(layout ? { tabBarExtraContent: <RoomButton layout={layout} /> } : {})}
      lazyRender
    >
      {details.map((detail) => (
        <TabPane key={detail.schema.table} tab={titleOf(detail)} itemKey={detail.schema.table}>
          <DetailTable
            detail={detail}
            editable={editable(detail)}
            deciding={deciding}
            showing={box.showing}
          />
        </TabPane>
      ))}
    </Tabs>
  );
});

/** Gives the grid the height of the header form, and takes it back. */
const RoomButton = observer(function RoomButton({ layout }: { readonly layout: BoxLayout }): ReactNode {
  const { t } = useApp();
  return (
    <Button
      theme="borderless"
      type="tertiary"
      size="small"
      icon={layout.isFolded ? <IconShrink aria-hidden="true" /> : <IconExpand aria-hidden="true" />}
      aria-label={t('box.gridRoom')}
      aria-pressed={layout.isFolded}
      title={`${t('box.gridRoom')} (Ctrl+G)`}
      onClick={layout.toggle}
    />
  );
});

function titleOf(detail: DetailStore): string {
  return detail.schema.cnName ?? detail.table.cnName;
}
