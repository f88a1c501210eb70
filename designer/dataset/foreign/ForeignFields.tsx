import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { type ForeignDraft, firstTitle } from './foreignView.ts';
import '../../kit/input.css';

interface ForeignFieldsProps {
  readonly draft: ForeignDraft;
  onChange(draft: ForeignDraft): void;
}

/** Name of a source, and which columns of its table it has, each with its title. */
export const ForeignFields = observer(function ForeignFields(props: ForeignFieldsProps): ReactNode {
  const { draft, onChange } = props;
  const { t } = useApp();
  const id = useId();
  const { table, titles, title } = draft;
  const put = (name: string, said: string | undefined): void => {
    const next = new Map(titles);
    if (said === undefined) next.delete(name);
    else next.set(name, said);
    onChange({ ...draft, titles: next });
  };
  return (
    <>
      <div className="jig-ed-plan">
        <div>
          <label htmlFor={id}>{t('source.column.name')}</label>
          <input
            id={id}
            required
            maxLength={50}
            aria-invalid={title.trim() === '' || undefined}
            value={title}
            onChange={({ currentTarget }) => onChange({ ...draft, title: currentTarget.value })}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it */}
      <section className="jig-fs-columns" tabIndex={0} aria-label={t('foreign.columns')}>
        <ul>
          {table.columns.map((column) => {
            const said = titles.get(column.name);
            return (
              <li key={column.name}>
                <label>
                  <input
                    type="checkbox"
                    checked={said !== undefined}
                    onChange={({ currentTarget }) =>
                      put(column.name, currentTarget.checked ? firstTitle(column) : undefined)
                    }
                  />{' '}
                  {column.name}
                </label>
                <input
                  className="jig-ed-input"
                  aria-label={t('foreign.titleOf', { name: column.name })}
                  disabled={said === undefined}
                  maxLength={100}
                  value={said ?? ''}
                  onChange={({ currentTarget }) => put(column.name, currentTarget.value)}
                />
                <small>
                  {t(`foreign.type.${column.columnType}`)}
                  {column.isKey ? ` · ${t('foreign.key')}` : ''}
                </small>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
});
