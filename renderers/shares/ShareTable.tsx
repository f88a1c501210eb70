import { type ReactNode, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import { listed } from '../../runtime/model/messages/index.ts';
import { shareKindNamed } from '../../runtime/model/shares/shareKinds.ts';
import { nothing } from '../../runtime/wire/shape.ts';
import { shareAddress } from '../../runtime/wire/shares/readShare.ts';
import type { ShareLine } from '../../runtime/wire/shares/Share.ts';
import { shareEndpoints as endpoints } from '../../runtime/wire/shares/shareEndpoints.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { ShareAddressContent } from './ShareAddressContent.tsx';

interface ShareTableProps {
  readonly shares: readonly ShareLine[];
  onChange(): void;
}

/** Shares with what may be done with each. */
export function ShareTable({ shares, onChange }: ShareTableProps): ReactNode {
  const { data, notify, locale, t } = useApp();
  const [shown, setShown] = useState<{ readonly name: string; readonly path: string }>();
  const end = async ({ id, name }: ShareLine): Promise<void> => {
    const answer = await data.http.call(endpoints.end, { body: { id } }, nothing);
    if (answer.ok) notify.success(t('share.endedNow', { name }));
    else notify.error(answer.failure.message);
    onChange();
  };
  const show = async ({ id, name }: ShareLine): Promise<void> => {
    const answer = await data.http.call(endpoints.address, { query: { id } }, shareAddress);
    if (!answer.ok) notify.error(answer.failure.message);
    else if (answer.data.path === '') notify.error(t('share.noCode'));
    else setShown({ name, path: answer.data.path });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    <section className="jig-share-lines" tabIndex={0} aria-label={t('share.list')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('share.nameOf')}</th>
            <th scope="col">{t('share.board')}</th>
            <th scope="col">{t('share.kind')}</th>
            <th scope="col">{t('share.maker')}</th>
            <th scope="col">{t('share.madeAt')}</th>
            <th scope="col">{t('share.state')}</th>
            <th scope="col">{t('share.seenAt')}</th>
            <th scope="col">{t('share.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.id} data-ended={share.ended !== undefined || undefined}>
              <th scope="row">{share.name}</th>
              <td>{listed(share.boards, locale)}</td>
              <td>
                {shareKindNamed(share.kind)?.title[locale] ?? share.kind}
                {share.people.length === 0 ? null : <small>{listed(share.people, locale)}</small>}
              </td>
              <td>{share.maker}</td>
              <td>{share.madeAt.slice(0, 16)}</td>
              <td>
                {share.ended ??
                  (share.endsOn === undefined
                    ? t('share.running')
                    : t('share.runningUntil', { day: share.endsOn }))}
              </td>
              <td>{share.seenAt?.slice(0, 16) ?? t('share.neverSeen')}</td>
              <td>
                {share.ended !== undefined ? null : share.path !== undefined ? (
                  <PageLink
                    className="jig-link"
                    to={share.path}
                    aria-label={t('share.showOf', { name: share.name })}
                  >
                    {t('share.link')}
                  </PageLink>
                ) : share.isOwn ? (
                  <button
                    type="button"
                    className="jig-link"
                    aria-haspopup="dialog"
                    aria-label={t('share.showOf', { name: share.name })}
                    onClick={() => void show(share)}
                  >
                    {t('share.show')}
                  </button>
                ) : null}
                {share.mayEnd ? (
                  <button
                    type="button"
                    className="jig-link jig-share-end"
                    aria-label={t('share.endOf', { name: share.name })}
                    onClick={() => void end(share)}
                  >
                    {t('share.end')}
                  </button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown === undefined ? null : (
        <Dialog
          title={t('share.showOf', { name: shown.name })}
          width={640}
          height="auto"
          informs
          onClose={() => setShown(undefined)}
        >
          <ShareAddressContent name={shown.name} path={shown.path} />
        </Dialog>
      )}
    </section>
  );
}
