import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardQuestion } from '../../../runtime/model/boards/BoardSchema.ts';
import type { CardKind } from '../../../runtime/model/boards/cards/CardKind.ts';
import type { BoardDesigns } from '../../../runtime/wire/boards/BoardDesign.ts';
import { Choices } from '../../kit/Choices.tsx';
import { ComposerStore } from './ComposerStore.ts';
import { composedTitle } from './composedTitle.ts';
import { FieldList } from './FieldList.tsx';
import { OfferList } from './OfferList.tsx';
import './composer.css';

/** A card that was composed. */
export interface Composed {
  readonly kind: CardKind;
  readonly title: string;
  readonly asks: CardQuestion;
}

interface ComposerProps {
  readonly designs: Pick<BoardDesigns, 'tables'>;
  onCompose(composed: Composed): void;
  onClose(): void;
}

/** Makes a card of data: a table or view, then the fields to press, then one of the kinds that fit. */
export const Composer = observer(function Composer({
  designs,
  onCompose,
  onClose,
}: ComposerProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const store = useMemo(() => new ComposerStore(app), [app]);
  useEffect(() => () => store.asked.stop(), [store]);
  const { table, document, offer, picked } = store;
  const tableTitle = designs.tables.find((one) => one.table === table)?.title ?? '';
  const use = (): void => {
    if (offer === undefined || picked === undefined) return;
    onCompose({ ...offer, title: composedTitle(picked, tableTitle, t) });
  };
  return (
    <Dialog
      title={t('boardDesign.composer')}
      {...(tableTitle !== '' && { subtitle: tableTitle })}
      width={1120}
      height="auto"
      className="jig-bd-composer"
      onClose={onClose}
      footer={
        <>
          <Button theme="solid" type="primary" disabled={offer === undefined} onClick={use}>
            {t('boardDesign.use')}
          </Button>
          {table === undefined ? null : (
            <Button onClick={() => store.choose(undefined)}>{t('boardDesign.otherTable')}</Button>
          )}
          <Button type="tertiary" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
        </>
      }
    >
      {table === undefined ? (
        <Choices
          label={t('boardDesign.askTable')}
          isFocused
          choices={designs.tables.map((one) => ({ key: one.table, title: one.title, note: one.table }))}
          onChoose={store.choose}
        />
      ) : document === undefined ? (
        <p aria-busy="true">{t('box.loading')}</p>
      ) : (
        <div className="jig-bd-compose">
          <section aria-label={t('boardDesign.fields')}>
            <FieldList store={store} document={document} />
          </section>
          <section aria-label={t('boardDesign.kinds')}>
            {store.asked.failed === undefined ? null : <p role="alert">{store.asked.failed}</p>}
            <OfferList store={store} />
          </section>
        </div>
      )}
    </Dialog>
  );
});
