import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ImportStore } from '../../../runtime/store/page/ImportStore.ts';

interface FileChoiceProps {
  readonly run: ImportStore;
}

/** File choice by button or by drop. */
export const FileChoice = observer(function FileChoice({ run }: FileChoiceProps): ReactNode {
  const { t } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  const { file } = run;
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    run.choose(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the button beside it does the same by keyboard
    <div
      className={`jig-import-file${over ? ' jig-import-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        aria-label={t('import.choose')}
        accept=".xlsx,.xls,.csv"
        onChange={(event) => {
          run.choose(event.target.files?.[0]);
          // Lets the user choose the same file again after fixing it.
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('import.choose')}</Button>
      <span>
        {file === undefined
          ? t('import.drop')
          : t('import.size', { name: file.name, kb: Math.max(1, Math.round(file.size / 1024)) })}
      </span>
    </div>
  );
});
