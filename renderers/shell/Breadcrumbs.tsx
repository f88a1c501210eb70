import { observer } from 'mobx-react-lite';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { menuPath } from '../../runtime/host/menuTree.ts';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import { pageKind } from '../../runtime/model/check/pageKinds/pageKinds.ts';
import { menuOfPage } from '../../runtime/model/schema/menuOfPage.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';

interface BreadcrumbsProps {
  readonly page: PageSchema;
  readonly title: string;
}

/** Breadcrumbs of the active page: home, its menu groups, the page. */
export const Breadcrumbs = observer(function Breadcrumbs({ page, title }: BreadcrumbsProps) {
  const { session } = useCore();
  const t = useText();
  const own = menuOfPage(page, session.menus);
  const groups = own ? menuPath(session.menus, own.id).slice(0, -1) : [];
  const isStart = pageKind(page)?.isStart === true;
  return (
    <nav className="jig-breadcrumbs" aria-label={t('shell.breadcrumbs')}>
      <ol>
        {isStart ? null : (
          <li>
            <PageLink to="/home">{t('shell.home')}</PageLink>
          </li>
        )}
        {groups.map((group) => (
          <li key={group.id}>{group.url ? <PageLink to={group.url}>{group.name}</PageLink> : group.name}</li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
});
