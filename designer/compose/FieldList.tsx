import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { matches, useInitials } from '../../renderers/palette/matches.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { MessageKey } from '../../runtime/model/messages/index.ts';
import type { ComposerStore } from './ComposerStore.ts';
import type { Offered } from './Offered.ts';
import { type FieldUse, fieldUse, shownFields } from './offeredFields.ts';
import '../kit/input.css';

const words: Readonly<Record<FieldUse, MessageKey>> = {
  group: 'compose.group',
  date: 'compose.byDate',
  number: 'compose.number',
};

interface FieldListProps<Offer extends Offered> {
  readonly store: ComposerStore<Offer>;
  readonly document: DocumentTable;
}

/** The fields of a table to press: a text or date groups, a number is added up. */
export const FieldList = observer(function FieldList<Offer extends Offered>({
  store,
  document,
}: FieldListProps<Offer>): ReactNode {
  const { t } = useApp();
  const id = useId();
  const initials = useInitials();
  const [typed, setTyped] = useState('');
  const { main } = document;
  const fields = shownFields(main).filter(
    ({ title, field, isColumnData }) =>
      // Parameters of views are given, and are no values of rows.
      !(main.serverOnly && isColumnData === false) &&
      (matches(typed, title, initials) || field.toLowerCase().includes(typed.trim().toLowerCase())),
  );
  return (
    <>
      <label className="jig-hidden" htmlFor={id}>
        {t('compose.findField')}
      </label>
      <input
        id={id}
        type="search"
        className="jig-ed-input"
        // biome-ignore lint/a11y/noAutofocus: the next question of a dialog that the user opened
        autoFocus
        placeholder={t('compose.findField')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className="jig-co-note">{t('compose.fieldsTip')}</p>
      <fieldset className="jig-co-fields" aria-label={t('compose.fields')}>
        {fields.map((field) => (
          <button
            key={field.field}
            type="button"
            aria-pressed={store.names.includes(field.field)}
            onClick={() => store.toggle(field.field)}
          >
            <span>{field.title}</span>
            <small>{t(words[fieldUse(field)])}</small>
          </button>
        ))}
      </fieldset>
    </>
  );
});
