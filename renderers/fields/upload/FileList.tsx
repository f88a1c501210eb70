import IconFile from '@douyinfe/semi-icons/lib/es/icons/IconFile';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { FileItem } from '../../../runtime/model/fields/types/FieldType.ts';
import { ChosenState } from './ChosenState.tsx';
import type { FileListProps } from './FileListProps.ts';
import { RemoveButton } from './RemoveButton.tsx';

/** Files by name; a click downloads the file. */
export const FileList = observer(function FileList(props: FileListProps): ReactNode {
  const { store, schema, items, editable } = props;
  const { t } = useApp();
  const sending = store.phase === 'uploading';
  if (items.length === 0 && store.chosen.length === 0)
    return editable ? null : <span className="jig-upload-none">{t('upload.noFiles')}</span>;
  const press = async (item: FileItem): Promise<void> => {
    if ((await store.clicked(item)) && schema.downLoad !== false) await store.download(item);
  };
  const presses = schema.downLoad !== false || schema.fileClick !== undefined;
  return (
    <ul className="jig-upload-files">
      {items.map((item) => (
        <li key={item.path}>
          <IconFile aria-hidden />
          {presses ? (
            <button
              type="button"
              className="jig-upload-name"
              title={t('upload.download', { name: nameOf(item.name, t) })}
              onClick={() => void press(item)}
            >
              {nameOf(item.name, t)}
            </button>
          ) : (
            <span className="jig-upload-name">{nameOf(item.name, t)}</span>
          )}
          {editable ? (
            <RemoveButton name={item.name} disabled={sending} onRemove={() => store.remove(item)} />
          ) : null}
        </li>
      ))}
      {store.chosen.map((one) => (
        <li key={one.id} data-waiting>
          <IconFile aria-hidden />
          <button type="button" className="jig-upload-name" onClick={store.notUploaded}>
            {one.name}
          </button>
          <ChosenState store={store} one={one} editable={editable} />
        </li>
      ))}
    </ul>
  );
});

/** Placeholder for a file without a name. */
function nameOf(name: string, t: ReturnType<typeof useApp>['t']): string {
  return name === '' ? t('form.unnamedFile') : name;
}
