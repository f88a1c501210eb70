import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import type { MouseEvent, ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';

interface RemoveButtonProps {
  readonly name: string;
  readonly disabled: boolean;
  onRemove(): Promise<boolean> | undefined;
}

/** Deletes one file of a field. The focus moves to the button that chooses files, which is always present. */
export function RemoveButton({ name, disabled, onRemove }: RemoveButtonProps): ReactNode {
  const { t } = useApp();
  const remove = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    const root = event.currentTarget.closest('.jig-upload');
    if ((await onRemove()) !== false) root?.querySelector('button')?.focus();
  };
  return (
    <button
      type="button"
      className="jig-upload-remove"
      aria-label={t('upload.remove', { name })}
      title={t('upload.remove', { name })}
      disabled={disabled}
      onClick={(event) => void remove(event)}
    >
      <IconClose size="extra-small" aria-hidden />
    </button>
  );
}
