import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { MessageKey } from '../../runtime/model/messages/index.ts';
import type { MadePart } from '../../runtime/wire/codegen/EntryPreview.ts';

const kindWords: Readonly<Record<string, MessageKey>> = {
  table: 'entry.kind.table',
  page: 'entry.kind.page',
  menu: 'entry.kind.menu',
  dictionary: 'entry.kind.dictionary',
  numberRule: 'entry.kind.numberRule',
};

/** What a save of the entry makes, changes and takes away. */
export const MadeParts = observer(function MadeParts({
  makes,
}: {
  readonly makes: readonly MadePart[];
}): ReactNode {
  const { t } = useApp();
  return (
    <section>
      <h4>{t('entry.makes')}</h4>
      <ul className="jig-entry-makes">
        {makes.map(({ kind, name, title, how }) => {
          const words = kindWords[kind];
          return (
            <li key={`${kind} ${name}`} data-how={how}>
              <strong>{words === undefined ? kind : t(words)}</strong> {title} <code>{name}</code>{' '}
              <em>{t(`entry.how.${how}`)}</em>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
