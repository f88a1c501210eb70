import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { FileItem } from '../../../runtime/model/fields/types/FieldType.ts';
import type { PictureUrls } from '../../../runtime/store/upload/PictureUrls.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';

interface PicturePreviewProps {
  readonly items: readonly FileItem[];
  readonly urls: PictureUrls;
  /** Index of the picture that is shown first. */
  readonly start: number;
  onDownload?(item: FileItem): void;
  onClose(): void;
}

const zooms = { least: 0.25, most: 5, step: 1.25 } as const;

/**
 * Shows one picture large, with arrows to the other pictures of the field. Replaces Semi's preview, whose
 * icons are not buttons and which has no role, names or focus (semi-ui 2.90.1).
 */
export const PicturePreview = observer(function PicturePreview(props: PicturePreviewProps): ReactNode {
  const { items, urls, start, onDownload, onClose } = props;
  const { t } = useApp();
  const [at, setAt] = useState(start);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const item = items[at];
  useEffect(() => {
    if (item) urls.want([item.path]);
  }, [urls, item]);
  if (!item) return null;
  const go = (step: number): void => {
    setAt((at + step + items.length) % items.length);
    setZoom(1);
    setTurn(0);
  };
  const scale = (by: number): void => setZoom((now) => Math.min(zooms.most, Math.max(zooms.least, now * by)));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    '+': () => scale(zooms.step),
    '=': () => scale(zooms.step),
    '-': () => scale(1 / zooms.step),
  };
  const onKey = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const address = urls.url(item.path);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons of the dialog inside
    <div onKeyDown={onKey}>
      <Dialog
        title={t('upload.previewTitle')}
        subtitle={
          items.length > 1
            ? t('upload.nthOf', { name: item.name, n: at + 1, total: items.length })
            : item.name
        }
        width="min(92vw, 1200px)"
        height="70vh"
        className="jig-preview"
        informs
        footer={
          <div className="jig-preview-buttons">
            {items.length > 1 ? (
              <>
                <Button type="tertiary" onClick={() => go(-1)}>
                  {t('upload.previous')}
                </Button>
                <Button type="tertiary" onClick={() => go(1)}>
                  {t('upload.next')}
                </Button>
              </>
            ) : null}
            <Button type="tertiary" onClick={() => scale(zooms.step)}>
              {t('upload.zoomIn')}
            </Button>
            <Button type="tertiary" onClick={() => scale(1 / zooms.step)}>
              {t('upload.zoomOut')}
            </Button>
            <Button type="tertiary" onClick={() => setTurn(turn + 90)}>
              {t('upload.rotate')}
            </Button>
            {onDownload ? (
              <Button type="tertiary" onClick={() => onDownload(item)}>
                {t('upload.save')}
              </Button>
            ) : null}
            <Button theme="solid" onClick={onClose}>
              {t('list.close')}
            </Button>
          </div>
        }
        onClose={onClose}
      >
        <div className="jig-preview-picture">
          {address === undefined ? (
            <span>{urls.isMissing(item.path) ? item.name : t('form.loading')}</span>
          ) : (
            <img src={address} alt={item.name} style={{ transform: `rotate(${turn}deg) scale(${zoom})` }} />
          )}
        </div>
      </Dialog>
    </div>
  );
});
