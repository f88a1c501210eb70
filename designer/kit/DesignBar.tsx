import IconSend from '@douyinfe/semi-icons/lib/es/icons/IconSend';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import type { PatchStore } from './PatchStore.ts';
import './designSpace.css';

interface DesignBarProps {
  readonly store: Pick<PatchStore<object>, 'history' | 'undo' | 'redo' | 'isChanged'>;
  /** Number of the version in force; 0: none, so there are no versions to show. */
  readonly version: number;
  onPublish(): void;
  onVersions(): void;
  /** Absent: the designer itself shows what it makes. */
  onPreview?: (() => void) | undefined;
  /** Other buttons, between history and versions. */
  readonly children?: ReactNode;
}

/** The toolbar of a designer: publishing, preview, history, its own buttons, versions. */
export const DesignBar = observer(function DesignBar(props: DesignBarProps): ReactNode {
  const { store, version, onPublish, onVersions, onPreview, children } = props;
  const { t } = useApp();
  return (
    <div className="jig-ed-toolbar" role="toolbar" aria-label={t('editor.toolbar')}>
      <Button
        size="small"
        theme="solid"
        type="primary"
        icon={<IconSend aria-hidden="true" />}
        aria-haspopup="dialog"
        disabled={!store.isChanged}
        onClick={onPublish}
      >
        {t('editor.publish')}
      </Button>
      {onPreview === undefined ? null : (
        <Button size="small" aria-haspopup="dialog" onClick={onPreview}>
          {t('editor.preview')}
        </Button>
      )}
      <HistoryButtons store={store} />
      {children}
      {version === 0 ? null : (
        <Button size="small" aria-haspopup="dialog" onClick={onVersions}>
          {t('viewDesign.versions')}
        </Button>
      )}
    </div>
  );
});
