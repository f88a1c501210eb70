import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { shownFields } from '../../compose/offeredFields.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import type { PanelProperty } from '../../kit/PanelProperty.ts';
import { PropertyPanel } from '../../kit/PropertyPanel.tsx';
import { setHead } from '../commands/setHead.ts';
import { type HeadChange, type HeadSubject, headProperties } from '../properties/headPanel.ts';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';

/** Title, roles, size, theme and filters of the board. */
export const HeadPanel = observer(function HeadPanel({
  store,
}: {
  readonly store: BoardDesignStore;
}): ReactNode {
  const { t, locale } = useApp();
  const { draft, designs, tables, found } = store;
  const fields = new Map(
    draft.cards.flatMap(({ asks }) =>
      shownFields(tables.named(asks?.table)?.main).map(
        ({ field, title }) => [field, { field, title }] as const,
      ),
    ),
  );
  const subject: HeadSubject = { t, locale, draft, roles: designs.roles, fields: [...fields.values()] };
  return (
    <>
      <h3>{t('boardDesign.settings')}</h3>
      <PropertyPanel<HeadSubject, HeadChange, PanelProperty<HeadSubject, HeadChange>>
        properties={headProperties}
        subject={subject}
        issuesOf={({ name }) => issuesAt(found, `/${name}`)}
        placeOf={({ name }) => `/${name}`}
        onSet={(change, { name }) => {
          store.take(setHead(draft, change), `head ${name}`);
          return true;
        }}
      />
    </>
  );
});
