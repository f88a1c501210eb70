import IconUpload from '@douyinfe/semi-icons/lib/es/icons/IconUpload';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { maxFilesOf } from '../../../runtime/model/fields/types/files.ts';
import type { UploadStore } from '../../../runtime/store/upload/UploadStore.ts';

interface UploadBarProps {
  readonly store: UploadStore;
  readonly schema: ResolvedField;
  readonly pictures: boolean;
}

/** Buttons of an upload field, and notes about permitted files. */
export const UploadBar = observer(function UploadBar({ store, schema, pictures }: UploadBarProps): ReactNode {
  const { t } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const sending = store.phase === 'uploading';
  const most = maxFilesOf(schema);
  const notes = [
    t('upload.note', { n: schema.maxSize ?? 50 }),
    ...(most > 1 ? [t('upload.noteCount', { n: most })] : []),
    ...(schema.desc === undefined ? [] : [schema.desc]),
    t('upload.hint'),
  ];
  return (
    <div className="jig-upload-bar">
      <input
        ref={input}
        type="file"
        hidden
        multiple={most > 1}
        accept={schema.kind.accept?.(schema) ?? ''}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Resets the input, so that a removed file can be chosen again.
          event.target.value = '';
          void store.choose(files);
        }}
      />
      <Button icon={<IconUpload aria-hidden />} disabled={sending} onClick={() => input.current?.click()}>
        {t(pictures ? 'upload.choosePicture' : 'upload.chooseFile')}
      </Button>
      {schema.autoUpload === false || store.chosen.length > 0 ? (
        <Button theme="solid" loading={sending} disabled={sending} onClick={() => void store.upload()}>
          {sending ? t('upload.sending', { percent: Math.round(store.progress * 100) }) : t('upload.start')}
        </Button>
      ) : null}
      {sending ? (
        <Button type="tertiary" onClick={store.cancel}>
          {t('upload.cancel')}
        </Button>
      ) : null}
      <span className="jig-upload-note">{notes.join(' · ')}</span>
    </div>
  );
});
