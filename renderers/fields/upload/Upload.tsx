import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { uploadMessages } from '../../../runtime/model/messages/upload.ts';
import type { FieldProps } from '../../../runtime/Renderer.ts';
import { UploadStore } from '../../../runtime/store/upload/UploadStore.ts';
import { FileList } from './FileList.tsx';
import { PictureList } from './PictureList.tsx';
import { UploadBar } from './UploadBar.tsx';
import { useFileDrop } from './useFileDrop.ts';
import './upload.css';

addMessages(uploadMessages);

interface UploadProps extends FieldProps {
  /** True: thumbnails instead of a list of names. */
  readonly pictures: boolean;
}

/**
 * Upload field: stored files, running uploads and, in edit mode, buttons. The store holds the state; this
 * renders it and takes chosen, dropped or pasted files.
 */
export const Upload = observer(function Upload({ pictures, ...props }: UploadProps): ReactNode {
  const app = useApp();
  const { id, schema, value, mode, describedBy, onBlur } = props;
  const first = useRef(props);
  const store = useMemo(() => new UploadStore(app, first.current), [app]);
  store.follow(props);
  const root = useRef<HTMLDivElement>(null);
  const editable = mode === 'edit';
  const drop = useFileDrop(editable && store.phase !== 'uploading', (files) => {
    void store.choose(
      files.map((file) => named(file, app.t('upload.screenshot', { time: app.session.now() }))),
    );
  });
  const items = schema.kind.files?.(value) ?? [];
  const List = pictures ? PictureList : FileList;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and needs a legend; the label stands outside
    <div
      ref={root}
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-busy={store.phase === 'uploading'}
      className={drop.over ? 'jig-upload jig-upload-over' : 'jig-upload'}
      data-phase={store.phase}
      onBlur={onBlur}
      {...drop.handlers}
    >
      {editable ? <UploadBar store={store} schema={schema} pictures={pictures} /> : null}
      <List store={store} schema={schema} items={items} editable={editable} />
    </div>
  );
});

/** Renames screenshots from the clipboard, which every browser names `image.png`, to tell them apart. */
function named(file: File, name: string): File {
  return file.name === 'image.png' ? new File([file], name.replaceAll(':', ''), { type: file.type }) : file;
}
