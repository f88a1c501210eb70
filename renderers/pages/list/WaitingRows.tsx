import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { conditionMessages } from '../../../runtime/model/messages/condition.ts';
import { filterMessages } from '../../../runtime/model/messages/filter.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { queryMessages } from '../../../runtime/model/messages/query.ts';
import { filterChips } from '../../../runtime/store/list/filterChips.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { PageButton } from '../../shell/PageButton.tsx';
import './list.css';

addMessages(conditionMessages);
addMessages(filterMessages);
addMessages(queryMessages);

interface WaitingRowsProps {
  readonly page: PageStore;
  /** In pixels; default as high as its text. */
  readonly height?: number;
}

/** Shown in place of rows while a filter cannot be applied: why, and a button that drops what cannot. */
export const WaitingRows = observer(function WaitingRows({ page, height }: WaitingRowsProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const { list, doc, views } = page;
  const { chips, notes, usable } = filterChips({ app, doc, list, tree: page.page.tree });
  const parts = chips.flatMap((chip) => chip.parts).filter(({ unused }) => unused !== undefined);
  const { saved } = views;
  return (
    <div className="jig-list-failure" role="alert" style={{ height }}>
      <strong>{saved ? t('filter.waitsView', { name: saved.name }) : t('filter.waits')}</strong>
      <ul>
        {parts.map(({ text, unused }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
          <li key={index}>{t('filter.titled', { title: text, value: unused ?? '' })}</li>
        ))}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p>{t('filter.waitsHow')}</p>
      <PageButton onClick={() => page.go(usable)}>{t('filter.drop')}</PageButton>
    </div>
  );
});
