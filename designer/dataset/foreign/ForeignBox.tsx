import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { WaitingButton } from '../../../renderers/dialogs/WaitingButton.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { ForeignOffer } from '../../../runtime/wire/datasets/Foreign.ts';
import type { DesignedView, ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import { schemaOf } from '../page/datasets.ts';
import { ForeignChoice } from './ForeignChoice.tsx';
import { ForeignFields } from './ForeignFields.tsx';
import { type ForeignDraft, firstTitle, foreignView, freeSourceName } from './foreignView.ts';
import '../../kit/planFields.css';
import './foreignBox.css';

interface ForeignBoxProps {
  readonly design: ViewDesign;
  /** The source in force, with the table it is over; undefined: a new one. */
  readonly stored: { readonly view: DesignedView; readonly table: ForeignOffer } | undefined;
  onPublished(): void;
  onClose(): void;
}

/** What roles may do with the rows of a source. */
const actions = ['Search', 'Export'] as const;

const draftOf = ({ view, table }: NonNullable<ForeignBoxProps['stored']>): ForeignDraft => {
  const schema = schemaOf(view);
  const titles = new Map(schema.fields.map(({ column = '', title = '' }) => [column, title] as const));
  return { view: view.view, title: schema.cnName, database: schema.foreign?.database ?? '', table, titles };
};

/** Makes a source of a foreign table, or changes one: its name, columns, and the roles that may read it. */
export const ForeignBox = observer(function ForeignBox(props: ForeignBoxProps): ReactNode {
  const { design, stored, onPublished, onClose } = props;
  const { t, data, session, notify } = useApp();
  const [draft, setDraft] = useState<ForeignDraft | undefined>(() => stored && draftOf(stored));
  const [roleIds, setRoleIds] = useState<readonly number[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const take = (database: string, table: ForeignOffer): void => {
    const taken = design.tables.map((one) => one.table);
    setDraft({
      view: freeSourceName(taken, database, table),
      title: table.title || table.name,
      ...{ database, table },
      titles: new Map(table.columns.map((column) => [column.name, firstTitle(column)] as const)),
    });
  };
  const publish = async (): Promise<void> => {
    if (draft === undefined) return;
    if (draft.title.trim() === '' || draft.titles.size === 0) {
      notify.error(t('foreign.incomplete'));
      return;
    }
    setWaiting(true);
    const made = foreignView(draft, stored && schemaOf(stored.view));
    const { views } = await data.designs();
    const id = design.freeMenuId;
    const parentId = session.menus.find(({ url }) => url === '/Bi_db_source')?.parentId ?? 0;
    // A line of the menu that shows nothing: roles are granted it.
    const line = { id, parentId, name: made.cnName, tableName: made.view, actions: [...actions], enable: 2 };
    const answer = await views.publish({
      changes: [
        // A view is a JSON object.
        {
          kind: 'view',
          name: made.view,
          over: stored?.view.version ?? 0,
          patch: made as unknown as JsonObject,
        },
        ...(stored === undefined ? [{ kind: 'menu', name: String(id), over: 0, patch: line }] : []),
      ],
      grants: stored === undefined && roleIds.length > 0 ? [{ menuId: id, roleIds, actions }] : [],
    });
    setWaiting(false);
    if (answer.ok) onPublished();
    else notify.error(answer.failure.message);
  };
  return (
    <Dialog
      title={t(stored === undefined ? 'foreign.new' : 'foreign.edit')}
      {...(draft !== undefined && {
        subtitle: `${draft.database} · ${draft.table.schema}.${draft.table.name}`,
      })}
      width={720}
      height="auto"
      className="jig-fs-box"
      onClose={onClose}
      footer={
        <>
          {draft === undefined ? null : (
            <WaitingButton primary waiting={isWaiting} onClick={() => void publish()}>
              {t('editor.publish')}
            </WaitingButton>
          )}
          <Button type="tertiary" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
        </>
      }
    >
      {draft === undefined ? (
        <ForeignChoice onChoose={take} />
      ) : (
        <>
          <ForeignFields draft={draft} onChange={setDraft} />
          {stored === undefined ? (
            <fieldset className="jig-ed-plan-roles">
              <legend>{t('foreign.roles')}</legend>
              {design.roles.map(({ id, name }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={roleIds.includes(id)}
                    onChange={({ currentTarget }) =>
                      setRoleIds(
                        currentTarget.checked ? [...roleIds, id] : roleIds.filter((one) => one !== id),
                      )
                    }
                  />{' '}
                  {name}
                </label>
              ))}
              <p>{t('foreign.rolesTip')}</p>
            </fieldset>
          ) : (
            <p>{t('foreign.rolesTip')}</p>
          )}
        </>
      )}
    </Dialog>
  );
});
