import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { UploadStore } from '../../../runtime/store/upload/UploadStore.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { ShareBar } from './ShareBar.tsx';

interface ChosenStateProps {
  readonly store: UploadStore;
  readonly one: UploadStore['chosen'][number];
  readonly editable: boolean;
}

/** Upload progress of a chosen file, with a button to remove it. */
export const ChosenState = observer(function ChosenState({
  store,
  one,
  editable,
}: ChosenStateProps): ReactNode {
  const { t } = useApp();
  return (
    <>
      {one === store.current ? (
        <ShareBar name={one.name} share={store.progress} />
      ) : (
        <span className="jig-upload-waiting">{t('upload.waiting')}</span>
      )}
      {editable ? (
        <RemoveButton
          name={one.name}
          disabled={store.phase === 'uploading'}
          onRemove={async () => {
            store.drop(one.id);
            return true;
          }}
        />
      ) : null}
    </>
  );
});
