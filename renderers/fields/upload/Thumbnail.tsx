import IconImage from '@douyinfe/semi-icons/lib/es/icons/IconImage';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { FileItem } from '../../../runtime/model/fields/types/FieldType.ts';
import type { PictureUrls } from '../../../runtime/store/upload/PictureUrls.ts';

interface ThumbnailProps {
  readonly urls: PictureUrls;
  readonly item: FileItem;
  onPress(): void;
}

/** Thumbnail that opens the full picture; shows the name when it cannot be loaded. */
export const Thumbnail = observer(function Thumbnail({ urls, item, onPress }: ThumbnailProps): ReactNode {
  const { t } = useApp();
  const retried = useRef(false);
  const address = urls.url(item.path);
  const again = (): void => {
    // The URL may have expired while the box was open. Retries only once, in case the picture is gone.
    if (retried.current) return;
    retried.current = true;
    urls.forget(item.path);
    urls.want([item.path]);
  };
  return (
    <button
      type="button"
      className="jig-thumbnail"
      aria-label={t('upload.preview', { name: item.name })}
      title={item.name}
      onClick={onPress}
    >
      {address === undefined ? (
        <span className="jig-thumbnail-name">
          <IconImage aria-hidden />
          {item.name}
        </span>
      ) : (
        <img src={address} alt="" loading="lazy" decoding="async" onError={again} />
      )}
    </button>
  );
});
