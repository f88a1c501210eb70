import IconCopy from '@douyinfe/semi-icons/lib/es/icons/IconCopy';
import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import IconEyeOpened from '@douyinfe/semi-icons/lib/es/icons/IconEyeOpened';
import IconGridRectangle from '@douyinfe/semi-icons/lib/es/icons/IconGridRectangle';
import IconImport from '@douyinfe/semi-icons/lib/es/icons/IconImport';
import IconSave from '@douyinfe/semi-icons/lib/es/icons/IconSave';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { HistoryButtons } from '../../kit/HistoryButtons.tsx';
import { ImportButton } from '../../kit/ImportButton.tsx';
import { importForm, longestImport } from '../exchange/importForm.ts';
import { componentClipboard } from '../store/componentClipboard.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';
import type { FormVerbs } from '../store/formVerbs.ts';

interface DesignerBarProps {
  readonly store: FormDesignerStore;
  readonly verbs: FormVerbs;
  readonly search: string;
  onSearch(text: string): void;
  onSave(): void;
  onRestore(): void;
  onTables(): void;
  onPreview(): void;
}

/** Toolbar above the canvas. Restore default only where a saved form exists. */
export const DesignerBar = observer(function DesignerBar(props: DesignerBarProps): ReactNode {
  const { store, verbs, search, onSearch } = props;
  const { t, notify } = useApp();
  const id = useId();
  const paste = (): void => {
    const text = componentClipboard.get();
    if (text === undefined) notify.error(t('formDesign.pastedNothing'));
    else verbs.paste(text);
  };
  const copy = (): void => {
    const text = verbs.copied();
    if (text === undefined) {
      notify.error(t('formDesign.nothingToCopy'));
      return;
    }
    componentClipboard.put(text);
    notify.success(t('formDesign.copied'));
  };
  return (
    <div className="jig-fm-bar" role="toolbar" aria-label={t('editor.toolbar')}>
      <Button
        size="small"
        theme="solid"
        type="primary"
        icon={<IconSave aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={props.onSave}
      >
        {t('formDesign.save')}
      </Button>
      {store.stored === undefined || store.base.makesFields ? null : (
        <Button size="small" type="danger" onClick={props.onRestore}>
          {t('formDesign.restore')}
        </Button>
      )}
      <Button
        size="small"
        icon={<IconEyeOpened aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={props.onPreview}
      >
        {t('formDesign.preview')}
      </Button>
      {store.base.document.details.length === 0 ? null : (
        <Button
          size="small"
          icon={<IconGridRectangle aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={props.onTables}
        >
          {t('formDesign.tableConfig')}
        </Button>
      )}
      <HistoryButtons store={store} />
      <Button size="small" icon={<IconCopy aria-hidden="true" />} onClick={copy}>
        {t('formDesign.copy')}
      </Button>
      <Button size="small" onClick={paste}>
        {t('formDesign.paste')}
      </Button>
      <Button size="small" onClick={() => void verbs.duplicate()}>
        {t('formDesign.duplicate')}
      </Button>
      <Button
        size="small"
        icon={<IconDelete aria-hidden="true" />}
        disabled={store.current === undefined}
        onClick={() => void verbs.remove()}
      >
        {t('formDesign.remove')}
      </Button>
      <ImportButton
        title={t('formDesign.import')}
        icon={<IconImport aria-hidden="true" />}
        longest={longestImport * 3}
        onText={(text) => {
          if (store.run(importForm(text, store.base))) notify.success(t('formDesign.imported'));
        }}
      />
      <label className="jig-hidden" htmlFor={id}>
        {t('formDesign.search')}
      </label>
      <input
        id={id}
        type="search"
        className="jig-fm-search"
        placeholder={t('formDesign.search')}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') findNext(store, search);
        }}
      />
    </div>
  );
});

/** Selects the next component whose title contains the text. */
function findNext(store: FormDesignerStore, text: string): void {
  const needle = text.trim().toLowerCase();
  if (needle === '') return;
  const found = store.visible.filter(({ title }) => title.toLowerCase().includes(needle));
  const at = found.findIndex(({ part }) => part.id === store.current?.part.id);
  const next = found[(at + 1) % Math.max(1, found.length)];
  if (next) store.select([next.part.id]);
}
