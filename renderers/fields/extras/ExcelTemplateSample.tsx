import IconDownload from '@douyinfe/semi-icons/lib/es/icons/IconDownload';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { saveFile } from '../../../runtime/host/saveFile.ts';
import { excelTemplateActionMessages } from '../../../runtime/model/messages/excelTemplateAction.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import type { BelowProps } from '../../../runtime/Renderer.ts';
import { PageButton } from '../../shell/PageButton.tsx';

addMessages(excelTemplateActionMessages);

/** Field of the record that names the table. */
const tableField = 'TableName';

/** A button that downloads a sample for the chosen table. */
export const ExcelTemplateSample = observer(function ExcelTemplateSample({ read }: BelowProps): ReactNode {
  const { t, data, notify } = useApp();
  const [isBusy, setBusy] = useState(false);
  const table = String(read(tableField) ?? '');
  if (table === '') return <div className="jig-field-tip">{t('excelTemplate.sampleTable')}</div>;
  const run = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await (await data.workbooks()).excelTemplateSample(table);
      if (answer.ok) saveFile(answer.data.bytes, answer.data.name);
      else notify.error(answer.failure.message || t('list.downloadFailed'));
    } catch {
      notify.error(t('shell.chunkFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="jig-field-tip">
      <PageButton theme="borderless" size="small" icon={<IconDownload />} onClick={() => void run()}>
        {t('excelTemplate.sample')}
      </PageButton>
    </div>
  );
});
