import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { uploadMessages } from '../../../runtime/model/messages/upload.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { askFileHook } from '../../../runtime/store/upload/askFileHook.ts';
import { downloadFile } from '../../../runtime/store/upload/downloadFile.ts';
import { pictureUrlsOf } from '../../../runtime/store/upload/PictureUrls.ts';
import { UploadStore } from '../../../runtime/store/upload/UploadStore.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { FileList } from './FileList.tsx';
import { PicturePreview } from './PicturePreview.tsx';
import './upload.css';

addMessages(uploadMessages);

/** Files of a pressed cell. */
export interface PressedFiles {
  readonly field: ResolvedField;
  readonly value: Cell;
  /** Index of the pressed file, from 0. */
  readonly at: number;
}

type Closing = { readonly onClose: () => void };

/**
 * Opens the files of a pressed cell. Pictures open large, starting with the pressed one; a single file is
 * downloaded; several are listed for download. The schema's `fileClick` hook is asked before a file opens.
 */
export async function openFiles(
  app: App,
  { field, value, at }: PressedFiles,
  show: (dialog: ComponentType<Closing>) => void,
): Promise<void> {
  const items = field.kind.files?.(value) ?? [];
  const item = items[at] ?? items[0];
  if (!item) return;
  const mayDownload = field.downLoad !== false;
  if (field.kind.isPicture) {
    if (!(await askFileHook(app, 'fileClick', field, [item]))) return;
    const download = mayDownload ? { onDownload: (one: typeof item) => void downloadFile(app, one) } : {};
    const urls = pictureUrlsOf(app.data);
    show(({ onClose }) => (
      <PicturePreview items={items} urls={urls} start={items.indexOf(item)} {...download} onClose={onClose} />
    ));
  } else if (items.length > 1) {
    show(({ onClose }) => <FilesDialog app={app} field={field} value={value} onClose={onClose} />);
  } else if ((await askFileHook(app, 'fileClick', field, [item])) && mayDownload) {
    await downloadFile(app, item);
  }
}

interface FilesDialogProps extends Closing {
  readonly app: App;
  readonly field: ResolvedField;
  readonly value: Cell;
}

const FilesDialog = observer(function FilesDialog(props: FilesDialogProps): ReactNode {
  const { app, field, value, onClose } = props;
  const store = useMemo(
    () => new UploadStore(app, { schema: field, value, onChange: () => undefined }),
    [app, field, value],
  );
  return (
    <Dialog title={field.title} width="min(92vw, 480px)" informs onClose={onClose}>
      <FileList store={store} schema={field} items={field.kind.files?.(value) ?? []} editable={false} />
    </Dialog>
  );
});
