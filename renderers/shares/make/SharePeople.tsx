import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ShareOffer } from '../../../runtime/wire/shares/Share.ts';
import { CheckList } from './CheckList.tsx';
import type { ShareDraft } from './ShareDraft.ts';

interface SharePeopleProps {
  readonly draft: ShareDraft;
  readonly offer: Pick<ShareOffer, 'users' | 'roles'>;
  onChange(part: Partial<ShareDraft>): void;
}

const turned = (list: readonly number[], id: number): readonly number[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** The roles and users that a share is for. */
export function SharePeople({ draft, offer, onChange }: SharePeopleProps): ReactNode {
  const { t } = useApp();
  return (
    <>
      <CheckList
        title={t('share.roles')}
        items={offer.roles.map(({ id, name }) => ({
          ...{ key: id, label: name, isChosen: draft.roles.includes(id) },
        }))}
        onTurn={(id) => onChange({ roles: turned(draft.roles, Number(id)) })}
      />
      <CheckList
        title={t('share.users')}
        items={offer.users.map(({ id, name }) => ({
          ...{ key: id, label: name, isChosen: draft.users.includes(id) },
        }))}
        onTurn={(id) => onChange({ users: turned(draft.users, Number(id)) })}
      />
    </>
  );
}
