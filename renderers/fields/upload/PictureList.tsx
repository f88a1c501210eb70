import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import type { FileItem } from '../../../runtime/model/fields/types/FieldType.ts';
import { pictureUrlsOf } from '../../../runtime/store/upload/PictureUrls.ts';
import { ChosenState } from './ChosenState.tsx';
import type { FileListProps } from './FileListProps.ts';
import { LocalPicture } from './LocalPicture.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const PicturePreview = lazyPiece(
  'PicturePreview',
  async () => (await import('./PicturePreview.tsx')).PicturePreview,
);

/** Pictures as thumbnails with preview and delete. */
export const PictureList = observer(function PictureList(props: FileListProps): ReactNode {
  const { store, items, editable } = props;
  const { t, data } = useApp();
  const urls = pictureUrlsOf(data);
  const [shown, setShown] = useState<number>();
  const sending = store.phase === 'uploading';
  const paths = items.map((item) => item.path).join('\n');
  useEffect(() => {
    if (paths !== '') urls.want(paths.split('\n'));
  }, [urls, paths]);
  if (items.length === 0 && store.chosen.length === 0)
    return editable ? null : <span className="jig-upload-none">{t('upload.noPictures')}</span>;
  const press = async (item: FileItem, at: number): Promise<void> => {
    if (await store.clicked(item)) setShown(at);
  };
  return (
    <>
      <ul className="jig-upload-pictures">
        {items.map((item, at) => (
          <li key={item.path}>
            <Thumbnail urls={urls} item={item} onPress={() => void press(item, at)} />
            {editable ? (
              <RemoveButton name={item.name} disabled={sending} onRemove={() => store.remove(item)} />
            ) : null}
          </li>
        ))}
        {store.chosen.map((one) => (
          <li key={one.id} data-waiting>
            <LocalPicture file={one.file} name={one.name} />
            <ChosenState store={store} one={one} editable={editable} />
          </li>
        ))}
      </ul>
      {shown === undefined || shown >= items.length ? null : (
        <Suspense fallback={null}>
          <PicturePreview
            items={items}
            urls={urls}
            start={shown}
            {...(props.schema.downLoad === false ? {} : { onDownload: (item) => void store.download(item) })}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
});
