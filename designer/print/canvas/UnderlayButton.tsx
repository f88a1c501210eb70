import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';

interface UnderlayButtonProps {
  readonly isShown: boolean;
  onPut(file: File | undefined): void;
}

/** Lays a picture of the customer's paper below the canvas, or takes it away. */
export function UnderlayButton({ isShown, onPut }: UnderlayButtonProps): ReactNode {
  const { t } = useApp();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" onClick={() => (isShown ? onPut(undefined) : input.current?.click())}>
        {t(isShown ? 'printDesign.removeUnderlay' : 'printDesign.underlay')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        aria-label={t('printDesign.underlay')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) onPut(file);
        }}
      />
    </>
  );
}
