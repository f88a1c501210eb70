import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { WaitingButton } from '../../../renderers/dialogs/WaitingButton.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { RehearsedRelations } from '../../../runtime/wire/relations/Relations.ts';
import type { RelationsStore } from '../store/RelationsStore.ts';

/** What the draft would have refused and done among stored documents, when the user asks. */
export const RehearsalPane = observer(function RehearsalPane({
  store,
}: {
  readonly store: RelationsStore;
}): ReactNode {
  const { t, data } = useApp();
  const [isWaiting, setWaiting] = useState(false);
  const [found, setFound] = useState<{ readonly patch: string; readonly told: RehearsedRelations }>();
  const [failed, setFailed] = useState<string>();
  const patch = JSON.stringify(store.patch);
  const rehearse = async (): Promise<void> => {
    setWaiting(true);
    const { relations } = await data.designs();
    const answer = await relations.rehearse({ table: store.own.table, patch: store.patch });
    setWaiting(false);
    setFailed(answer.ok ? undefined : answer.failure.message);
    setFound(answer.ok ? { patch, told: answer.data } : undefined);
  };
  const titleOf = (name: string): string => store.parts.find((part) => part.name === name)?.title ?? name;
  return (
    <section className="jig-rd-rehearsal" aria-label={t('relationDesign.rehearsal')}>
      <div className="jig-rd-head">
        <h3>{t('relationDesign.rehearsal')}</h3>
        <WaitingButton waiting={isWaiting} onClick={() => void rehearse()}>
          {t('relationDesign.rehearse')}
        </WaitingButton>
      </div>
      <p className="jig-rd-note">{t('relationDesign.rehearsalNote')}</p>
      {failed === undefined ? null : <p role="alert">{failed}</p>}
      {found === undefined ? null : (
        <div role="status">
          {found.patch === patch ? null : <p className="jig-rd-bad">{t('relationDesign.rehearsalOld')}</p>}
          <p>{t('relationDesign.rehearsed', { n: found.told.documents })}</p>
          {found.told.links.map(({ name, refused, examples }) => (
            <Told
              key={`link ${name}`}
              title={t(refused === 0 ? 'relationDesign.refusesNone' : 'relationDesign.refuses', {
                name: titleOf(name),
                n: refused,
              })}
              examples={examples}
            />
          ))}
          {found.told.effects.map(({ name, having, examples }) => (
            <Told
              key={`effect ${name}`}
              title={t('relationDesign.having', { name: titleOf(name), n: having })}
              examples={examples}
            />
          ))}
        </div>
      )}
    </section>
  );
});

function Told({
  title,
  examples,
}: {
  readonly title: string;
  readonly examples: readonly string[];
}): ReactNode {
  return (
    <>
      <p>{title}</p>
      {examples.length === 0 ? null : (
        <ul>
          {examples.map((example, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read the same
            <li key={at}>{example}</li>
          ))}
        </ul>
      )}
    </>
  );
}
