import Button from '@douyinfe/semi-ui/lib/es/button';
import Tree from '@douyinfe/semi-ui/lib/es/tree';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../runtime/host/AppContext.ts';
import { pageTitle } from '../../runtime/host/pageTitle.ts';
import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import { holdUnsaved, unsavedWork } from '../../runtime/store/drafts/unsavedWork.ts';
import { PermissionStore } from '../../runtime/store/session/PermissionStore.ts';
import type { AssignableRole } from '../../runtime/wire/permission/PermissionData.ts';
import { expandIcon } from '../fields/treeLook.tsx';
import { ListFailure } from './list/ListFailure.tsx';
import { PermissionTable } from './permission/PermissionTable.tsx';
import { roleTree } from './permission/roleTree.ts';
import './list/list.css';
import './permission/permission.css';
import { builtInPageMessages } from '../../runtime/model/messages/builtInPage.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';

addMessages(builtInPageMessages);

/** `page: "permission"`: roles on the left; on the right the chosen role's actions per menu line. */
export const PermissionPage = observer(function PermissionPage({ page }: PageProps): ReactNode {
  const { data, notify, session, t } = useApp();
  const navigate = useNavigate();
  const store = useMemo(() => new PermissionStore(data), [data]);
  useEffect(() => void store.loadRoles(), [store]);
  useEffect(() => holdUnsaved({ unsaved: () => store.changed }), [store]);
  const tree = useMemo(() => roleTree(store.roles), [store.roles]);
  const mayEdit = session.user !== undefined && isGranted(session.user, 'Update', page.path);

  const choose = async (id: string): Promise<void> => {
    const role = store.roles.find((one) => String(one.id) === id);
    if (!role || role === store.role) return;
    const leave =
      !store.changed ||
      (await notify.confirm({ title: t('list.confirmTitle'), text: t('shell.permission.unsaved') }));
    if (leave) await store.choose(role);
  };
  const save = async (): Promise<void> => {
    const done = await store.save();
    if (done.ok) notify.success(done.message ?? t('server.saved'));
    else if (done.message) notify.error(done.message);
  };

  const look = async (role: AssignableRole): Promise<void> => {
    // Looking as a role closes all pages, which would lose their input.
    if (unsavedWork().length > 0) {
      notify.error(t('shell.permission.saveFirst'));
      return;
    }
    const answer = await store.lookAs(role);
    if (!answer.ok) {
      if (answer.failure.message) notify.error(answer.failure.message);
      return;
    }
    await navigate('/');
    session.lookAs({ token: answer.data.token, roleName: role.roleName });
  };

  const { role, failure } = store;
  const isReadonly = !mayEdit || role?.refused !== undefined;
  return (
    <div className="jig-permission">
      <aside className="jig-side jig-side-tree" aria-label={t('shell.permission.roles')}>
        <h2>{t('shell.permission.roles')}</h2>
        <Tree
          treeData={tree}
          value={role ? String(role.id) : ''}
          defaultExpandAll
          key={store.roles.length}
          expandIcon={expandIcon}
          aria-label={t('shell.permission.roles')}
          onChange={(value) => typeof value === 'string' && void choose(value)}
        />
      </aside>
      <section className="jig-permission-body">
        {failure ? (
          <ListFailure failure={failure} retry={() => void (role ? store.choose(role) : store.loadRoles())} />
        ) : null}
        {!role && !failure ? (
          <>
            <div className="jig-list-head">
              <h1>{pageTitle(page, session.menus, t)}</h1>
            </div>
            <p className="jig-permission-hint">{t('shell.permission.choose')}</p>
          </>
        ) : null}
        {role && !failure ? (
          <>
            <div className="jig-list-head">
              <h1>{t('shell.permission.of', { role: role.roleName })}</h1>
              <span className="jig-header-space" />
              {role.refused === undefined ? (
                <Button onClick={() => void look(role)}>{t('shell.permission.lookAs')}</Button>
              ) : null}
              {!isReadonly ? (
                <Button
                  theme="solid"
                  disabled={!store.changed}
                  loading={store.busy}
                  onClick={() => void save()}
                >
                  {t('list.save')}
                </Button>
              ) : null}
            </div>
            {role.refused === undefined ? null : <p className="jig-permission-note">{role.refused}</p>}
            <PermissionTable key={role.id} store={store} readonly={isReadonly} />
          </>
        ) : null}
      </section>
    </div>
  );
});
