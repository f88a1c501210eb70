import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ForeignOffer, ForeignState } from '../../../runtime/wire/datasets/Foreign.ts';
import { Choices } from '../../kit/Choices.tsx';

interface ForeignChoiceProps {
  onChoose(database: string, table: ForeignOffer): void;
}

/** Asks for a database of the operator, then for a table or view of it. */
export const ForeignChoice = observer(function ForeignChoice({ onChoose }: ForeignChoiceProps): ReactNode {
  const { t, data } = useApp();
  const [databases, setDatabases] = useState<readonly ForeignState[]>();
  const [database, setDatabase] = useState<string>();
  const [tables, setTables] = useState<readonly ForeignOffer[]>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    void data
      .designs()
      .then(({ views }) => views.databases())
      .then((answer) => (answer.ok ? setDatabases(answer.data) : setFailed(answer.failure.message)));
  }, [data]);
  const choose = async (name: string): Promise<void> => {
    setDatabase(name);
    setTables(undefined);
    const answer = await (await data.designs()).views.foreignTables(name);
    if (answer.ok) setTables(answer.data);
    setFailed(answer.ok ? undefined : answer.failure.message);
  };
  const isWaiting =
    failed === undefined && (databases === undefined || (database !== undefined && tables === undefined));
  return (
    <>
      {failed === undefined ? null : <p role="alert">{failed}</p>}
      {isWaiting ? <p aria-busy="true">{t('box.loading')}</p> : null}
      {databases?.length === 0 ? <p>{t('foreign.none')}</p> : null}
      {database === undefined && databases !== undefined && databases.length > 0 ? (
        <>
          <p>{t('foreign.chooseDatabase')}</p>
          <ul className="jig-fs-databases">
            {databases.map(({ name, problem }) => (
              <li key={name}>
                <button
                  type="button"
                  className="jig-link"
                  disabled={problem !== undefined}
                  onClick={() => void choose(name)}
                >
                  {name}
                </button>
                {problem === undefined ? null : <small className="jig-ed-error"> {problem}</small>}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {tables === undefined || database === undefined ? null : (
        <Choices
          label={t('foreign.chooseTable')}
          isFocused
          choices={tables.map((one, at) => ({
            key: String(at),
            title: one.title || one.name,
            note: noteOf(one, t(one.isView ? 'source.kind.view' : 'source.kind.table'), t),
          }))}
          onChoose={(key) => {
            const chosen = tables[Number(key)];
            if (chosen !== undefined) onChoose(database, chosen);
          }}
        />
      )}
    </>
  );
});

const noteOf = (
  { schema, name, rows }: ForeignOffer,
  kind: string,
  t: ReturnType<typeof useApp>['t'],
): string =>
  [`${schema}.${name}`, kind, ...(rows === undefined ? [] : [t('foreign.rows', { n: rows })])].join(' · ');
