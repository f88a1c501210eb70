import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Dialog } from '../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { BoardTable } from '../../runtime/wire/boards/BoardDesign.ts';
import { Choices } from '../kit/Choices.tsx';
import { ComposerStore } from './ComposerStore.ts';
import { FieldList } from './FieldList.tsx';
import type { Offered } from './Offered.ts';
import { OfferList } from './OfferList.tsx';
import type { Picked } from './Picked.ts';
import './composer.css';

/** What was composed. */
export interface Composed<Offer extends Offered> {
  readonly offer: Offer;
  readonly picked: Picked;
  readonly tableTitle: string;
}

interface ComposerProps<Offer extends Offered> {
  readonly title: string;
  /** Text of the button that takes the chosen offer. */
  readonly use: string;
  readonly tables: readonly BoardTable[];
  /** The table that is asked; absent: the user chooses one. */
  readonly table?: string;
  /** What pressed fields make, the best first. */
  offersOf(picked: Picked): readonly Offer[];
  onCompose(composed: Composed<Offer>): void;
  onClose(): void;
}

/** Makes something of data: a table or view, then the fields to press, then one of the offers that fit. */
export const Composer = observer(function Composer<Offer extends Offered>(
  props: ComposerProps<Offer>,
): ReactNode {
  const { title, use, tables, table: fixed, offersOf, onCompose, onClose } = props;
  const app = useApp();
  const { t } = app;
  const store = useMemo(() => new ComposerStore(app, offersOf, fixed), [app, offersOf, fixed]);
  useEffect(() => () => store.asked.stop(), [store]);
  const { table, document, offer, picked } = store;
  const tableTitle = tables.find((one) => one.table === table)?.title ?? '';
  const take = (): void => {
    if (offer !== undefined && picked !== undefined) onCompose({ offer, picked, tableTitle });
  };
  return (
    <Dialog
      title={title}
      {...(tableTitle !== '' && { subtitle: tableTitle })}
      width={1120}
      height="auto"
      className="jig-co-composer"
      onClose={onClose}
      footer={
        <>
          <Button theme="solid" type="primary" disabled={offer === undefined} onClick={take}>
            {use}
          </Button>
          {table === undefined || fixed !== undefined ? null : (
            <Button onClick={() => store.choose(undefined)}>{t('compose.otherTable')}</Button>
          )}
          <Button type="tertiary" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
        </>
      }
    >
      {table === undefined ? (
        <Choices
          label={t('compose.askTable')}
          isFocused
          choices={tables.map((one) => ({ key: one.table, title: one.title, note: one.table }))}
          onChoose={store.choose}
        />
      ) : document === undefined ? (
        <p aria-busy="true">{t('box.loading')}</p>
      ) : (
        <div className="jig-co-compose">
          <section aria-label={t('compose.fields')}>
            <FieldList store={store} document={document} />
          </section>
          <section aria-label={t('compose.kinds')}>
            {store.asked.failed === undefined ? null : <p role="alert">{store.asked.failed}</p>}
            <OfferList store={store} />
          </section>
        </div>
      )}
    </Dialog>
  );
});
