import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DesignedTemplate } from '../../../runtime/wire/print/PrintDesign.ts';
import type { TemplateRow } from './templateRows.ts';

interface TemplateTableProps {
  readonly rows: readonly TemplateRow[];
  onDesign(template: DesignedTemplate): void;
  onWithdraw(template: DesignedTemplate): void;
}

/** The list of templates with what can be done with each. */
export function TemplateTable({ rows, onDesign, onWithdraw }: TemplateTableProps): ReactNode {
  const { t } = useApp();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    <section className="jig-pd-rows" tabIndex={0} aria-label={t('printDesign.list')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('printDesign.name')}</th>
            <th scope="col">{t('printDesign.code')}</th>
            <th scope="col">{t('printDesign.table')}</th>
            <th scope="col">{t('printDesign.catalog')}</th>
            <th scope="col">{t('printDesign.paper')}</th>
            <th scope="col">{t('printDesign.default')}</th>
            <th scope="col">{t('printDesign.language')}</th>
            <th scope="col">{t('printDesign.state')}</th>
            <th scope="col">{t('printDesign.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ template, ...row }) => (
            <tr key={template.name}>
              <th scope="row">{template.title}</th>
              <td>{template.name}</td>
              <td>{row.tableTitle}</td>
              <td className="jig-pd-catalog">{row.catalogTitle}</td>
              <td>{row.paper}</td>
              <td>{row.isDefault ? t('printDesign.isDefault') : ''}</td>
              <td>{row.language}</td>
              <td>{row.state}</td>
              <td className="jig-pd-actions">
                <button
                  type="button"
                  className="jig-link"
                  aria-haspopup="dialog"
                  aria-label={t('printDesign.designOf', { name: template.title })}
                  onClick={() => onDesign(template)}
                >
                  {t('printDesign.design')}
                </button>
                {template.version === 0 ? null : (
                  <button
                    type="button"
                    className="jig-link"
                    aria-label={t(template.isShipped ? 'printDesign.takeBackOf' : 'printDesign.deleteOf', {
                      name: template.title,
                    })}
                    onClick={() => onWithdraw(template)}
                  >
                    {t(template.isShipped ? 'printDesign.takeBack' : 'printDesign.delete')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className="jig-pd-note">{t('printDesign.none')}</p> : null}
    </section>
  );
}
