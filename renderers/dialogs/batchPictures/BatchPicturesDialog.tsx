import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { uploadMessages } from '../../../runtime/model/messages/upload.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { BatchPictures } from '../../../runtime/store/upload/BatchPictures.ts';
import { useFileDrop } from '../../fields/upload/useFileDrop.ts';
import { Dialog } from '../Dialog.tsx';
import { WaitingButton } from '../WaitingButton.tsx';
import { BatchReport } from './BatchReport.tsx';
import './batchPictures.css';

addMessages(uploadMessages);

/** 批量上传图片: matches pictures to records by the code in the file name. The report has a line per picture. */
export const BatchPicturesDialog = observer(function BatchPicturesDialog(props: PageDialogProps): ReactNode {
  const { page, onClose } = props;
  const app = useApp();
  const { t, notify } = app;
  const { main } = page.doc;
  const batch = useMemo(() => new BatchPictures(app, main), [app, main]);
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(!batch.busy, (files) => void batch.choose(files));
  const { field, fields, codeField, ready, busy } = batch;
  const run = async (): Promise<void> => {
    const all = await batch.run();
    const done = batch.count('done');
    if (done > 0) void page.refresh();
    if (all) notify.success(t('upload.batchDone', { n: done }));
    else notify.error(t('upload.batchSome', { n: done, failed: batch.count('failed') }));
  };
  return (
    <Dialog
      title={t('list.uploadImg')}
      subtitle={main.cnName}
      width={820}
      height="min(60vh, 560px)"
      onClose={onClose}
      footer={
        <>
          <WaitingButton primary waiting={busy || ready.length === 0} onClick={() => void run()}>
            {batch.count('failed') > 0 ? t('upload.batchRetry') : t('upload.start')}
          </WaitingButton>
          <Button type="tertiary" onClick={onClose}>
            {t('list.close')}
          </Button>
        </>
      }
    >
      {field === undefined || codeField === undefined ? (
        <p role="alert">{t('upload.noPictureField', { table: main.cnName })}</p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is optional, the button does the same
        <div className={drop.over ? 'jig-batch jig-batch-over' : 'jig-batch'} {...drop.handlers}>
          <p>{t('upload.batchHint', { title: codeField.title })}</p>
          <div className="jig-batch-bar">
            <input
              ref={input}
              type="file"
              hidden
              multiple
              accept={field.kind.accept?.(field) ?? ''}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])];
                event.target.value = '';
                void batch.choose(files);
              }}
            />
            <Button disabled={busy} onClick={() => input.current?.click()}>
              {t('upload.choosePicture')}
            </Button>
            {fields.length > 1 ? (
              <label>
                {t('upload.batchField')}
                <select
                  value={field.field}
                  disabled={busy}
                  onChange={(event) => batch.useField(event.target.value)}
                >
                  {fields.map((one) => (
                    <option key={one.field} value={one.field}>
                      {one.title}
                    </option>
                  ))}
                </select>
              </label>
            ) : null}
            <label>
              <input
                type="checkbox"
                checked={!batch.keeps}
                disabled={busy}
                onChange={(event) => batch.keep(!event.target.checked)}
              />
              {t('upload.batchReplace')}
            </label>
          </div>
          <BatchReport batch={batch} />
        </div>
      )}
    </Dialog>
  );
});
