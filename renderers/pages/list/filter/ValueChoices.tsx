import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import type { ConditionDraft } from '../../../../runtime/store/list/FilterDraft.ts';
import { chosenKeys } from '../../../fields/chosenKeys.ts';

interface ValueChoicesProps {
  readonly condition: ConditionDraft;
}

/** Number of options from which a search box is shown. */
const searchFrom = 10;
/** Maximum number of drawn options; the search narrows the rest. */
const most = 200;

/** Checkboxes for the values of a dictionary column. */
export const ValueChoices = observer(function ValueChoices({ condition }: ValueChoicesProps): ReactNode {
  const { t, dictionaries } = useApp();
  const [wanted, setWanted] = useState('');
  const { field, value } = condition;
  if (!field) return null;
  const options = field.data ?? (field.dataKey === undefined ? [] : dictionaries.options(field.dataKey));
  if (options === undefined) return <p role="status">{t('shell.loading')}</p>;
  const chosen = new Set(chosenKeys(value));
  const text = wanted.trim().toLowerCase();
  // Choices that are offered no more are still held by rows.
  const found = options.filter((option) => option.value.toLowerCase().includes(text));
  const toggle = (key: string): void => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    condition.setValue([...next]);
  };
  return (
    <>
      {options.length > searchFrom ? (
        <input
          type="text"
          className="jig-select"
          aria-label={t('filter.searchOptions')}
          placeholder={t('filter.searchOptions')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      ) : null}
      <ul className="jig-column-values">
        {found.slice(0, most).map(({ key, value: label }) => (
          <li key={key}>
            <label>
              <input type="checkbox" checked={chosen.has(String(key))} onChange={() => toggle(String(key))} />
              {label}
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p>{t('filter.noOptions')}</p> : null}
    </>
  );
});
