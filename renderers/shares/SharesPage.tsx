import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { shareLimits } from '../../runtime/model/shares/shareLimits.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import { shareList } from '../../runtime/wire/shares/readShare.ts';
import type { ShareList } from '../../runtime/wire/shares/Share.ts';
import { shareEndpoints as endpoints } from '../../runtime/wire/shares/shareEndpoints.ts';
import { PageButton } from '../shell/PageButton.tsx';
import { ShareTable } from './ShareTable.tsx';
import { shareMessages } from './shareMessages.ts';
import './shares.css';

addMessages(shareMessages);

/** `page: "shares"`: the user's shares, an administrator's those of everybody; each is ended by one press. */
export const SharesPage = observer(function SharesPage(_: PageProps): ReactNode {
  const { data, t } = useApp();
  const id = useId();
  const [list, setList] = useState<ShareList>();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState({ from: 0, text: '' });
  const load = useCallback(async () => {
    const query = { from: String(asked.from), text: asked.text };
    const answer = await data.http.call(endpoints.list, { query }, shareList);
    if (answer.ok) setList(answer.data);
    setProblem(answer.ok ? undefined : answer.failure.message);
  }, [data, asked]);
  useEffect(() => void load(), [load]);
  const { shares = [], total = 0, refused } = list ?? {};
  return (
    <section className="jig-shares" aria-labelledby={id} aria-busy={list === undefined}>
      <header>
        <h1 id={id}>{t('share.list')}</h1>
        <p>{t('share.listHint')}</p>
        <search>
          <input
            type="search"
            aria-label={t('share.search')}
            placeholder={t('share.search')}
            value={asked.text}
            maxLength={60}
            onChange={({ target }) => setAsked({ from: 0, text: target.value })}
          />
        </search>
      </header>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {list !== undefined && shares.length === 0 ? <p role="status">{t('share.none')}</p> : null}
      {shares.length === 0 ? null : <ShareTable shares={shares} onChange={() => void load()} />}
      {total <= shareLimits.listed ? null : (
        <nav aria-label={t('share.list')}>
          <PageButton
            type="tertiary"
            disabled={asked.from === 0}
            onClick={() => setAsked({ ...asked, from: Math.max(0, asked.from - shareLimits.listed) })}
          >
            {t('share.before')}
          </PageButton>
          <span>{t('share.pageOf', { from: asked.from + 1, to: asked.from + shares.length, total })}</span>
          <PageButton
            type="tertiary"
            disabled={asked.from + shares.length >= total}
            onClick={() => setAsked({ ...asked, from: asked.from + shareLimits.listed })}
          >
            {t('share.after')}
          </PageButton>
        </nav>
      )}
      {refused === undefined || refused === 0 ? null : <p>{t('share.refused', { n: refused })}</p>}
    </section>
  );
});
