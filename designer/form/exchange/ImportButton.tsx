import IconImport from '@douyinfe/semi-icons/lib/es/icons/IconImport';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';
import { importForm, longestImport } from './importForm.ts';

/** Replaces the draft by an exported design. Undo brings the old one back. */
export function ImportButton({ store }: { readonly store: FormDesignerStore }): ReactNode {
  const { t, notify } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = file.size > longestImport * 3 ? '' : await file.text();
    if (store.run(importForm(text, store.base))) notify.success(t('formDesign.imported'));
  };
  return (
    <>
      <Button size="small" icon={<IconImport aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('formDesign.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('formDesign.import')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          void take(file);
        }}
      />
    </>
  );
}
