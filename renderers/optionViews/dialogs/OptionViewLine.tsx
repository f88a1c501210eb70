import IconCopy from '@douyinfe/semi-icons/lib/es/icons/IconCopy';
import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import IconEdit from '@douyinfe/semi-icons/lib/es/icons/IconEdit';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { OptionView } from '../../../runtime/model/optionViews/OptionView.ts';
import { scopeWords } from '../../../runtime/store/optionViews/OptionViewEditing.ts';
import { OptionViewSymbol } from '../OptionViewSymbol.tsx';

interface OptionViewLineProps {
  readonly view: OptionView;
  /** The button that moves the line. */
  readonly handle: ReactNode;
  copy(): void;
  edit(): void;
  remove(): void;
}

/** One view in the drawer: its name, its users, and what may be done with it. */
export function OptionViewLine({ view, handle, copy, edit, remove }: OptionViewLineProps): ReactNode {
  const { t, dictionaries } = useApp();
  const { name, mayEdit, creator } = view;
  const users = scopeWords(view, t, (id) => dictionaries.label('users', String(id)) ?? String(id));
  return (
    <>
      {handle}
      <span className="jig-view-name">
        <OptionViewSymbol name={view.icon} /> {name}
        <small>
          {users} · {t('optionView.by', { name: creator })}
        </small>
      </span>
      <button
        type="button"
        aria-label={t('optionView.copyOf', { name })}
        title={t('list.copy')}
        onClick={copy}
      >
        <IconCopy aria-hidden="true" />
      </button>
      {mayEdit ? (
        <>
          <button
            type="button"
            aria-label={t('optionView.edit', { name })}
            title={t('list.edit')}
            onClick={edit}
          >
            <IconEdit aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={t('optionView.delete', { name })}
            title={t('list.delete')}
            onClick={remove}
          >
            <IconDelete aria-hidden="true" />
          </button>
        </>
      ) : null}
    </>
  );
}
