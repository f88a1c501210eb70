import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import type { DesignedPage } from '../../../runtime/wire/pages/PageDesign.ts';
import { RowAction } from '../../kit/RowAction.tsx';
import { composedPage } from '../kinds/composedPages.ts';

interface PageRowProps {
  readonly page: DesignedPage;
  onDesign(): void;
  onWithdraw(): void;
}

/** A page of the list with what can be done with it. */
export function PageRow({ page, onDesign, onWithdraw }: PageRowProps): ReactNode {
  const { t, locale } = useApp();
  const { name, title, tableTitle, version, isShipped, publishedBy, publishedAt, schema } = page;
  const state =
    version === 0
      ? t('pageDesign.shipped')
      : t(isShipped ? 'pageDesign.changed' : 'pageDesign.own', { n: version });
  return (
    <tr>
      <th scope="row">
        {title} <small>{name}</small>
      </th>
      <td>{composedPage(schema).title[locale]}</td>
      <td>{tableTitle}</td>
      <td>
        {state}
        {publishedBy === undefined ? null : (
          <small>{t('pageDesign.by', { name: publishedBy, at: publishedAt?.slice(0, 16) ?? '' })}</small>
        )}
      </td>
      <td className="jig-ed-actions">
        <RowAction
          text={t('pageDesign.design')}
          label={t('pageDesign.designOf', { name: title })}
          isOpening
          onClick={onDesign}
        />
        <PageLink className="jig-link" to={name} aria-label={t('pageDesign.openOf', { name: title })}>
          {t('pageDesign.open')}
        </PageLink>
        {version === 0 ? null : (
          <RowAction
            text={t(isShipped ? 'pageDesign.takeBack' : 'pageDesign.delete')}
            label={t(isShipped ? 'pageDesign.takeBackOf' : 'pageDesign.deleteOf', { name: title })}
            onClick={onWithdraw}
          />
        )}
      </td>
    </tr>
  );
}
