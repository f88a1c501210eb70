import IconExport from '@douyinfe/semi-icons/lib/es/icons/IconExport';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { authorize } from '../../runtime/model/access/authorize.ts';
import { PageButton } from '../shell/PageButton.tsx';

/** Exports the document in a box with a template. */
export const BoxExport = observer(function BoxExport({ box }: Places['boxTitle']): ReactNode {
  const { t, stores, session, settings } = useApp();
  const { main } = box.doc;
  const isOffered =
    box.phase === 'ready' &&
    box.saveAction !== 'Add' &&
    box.key !== undefined &&
    settings.of(main.table).hasExcelTemplates === true &&
    session.user !== undefined &&
    authorize(session.user, 'Export', main).allowed;
  if (!isOffered || box.key === undefined) return null;
  const { key } = box;
  return (
    <PageButton
      theme="borderless"
      type="tertiary"
      size="small"
      icon={<IconExport />}
      aria-label={t('excelTemplate.action')}
      title={t('excelTemplate.action')}
      onClick={() =>
        stores?.excelTemplates?.open({
          ...{ table: main.table, name: main.cnName, count: 1, documents: { keys: [key] } },
        })
      }
    />
  );
});
