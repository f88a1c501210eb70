import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DesignedTemplate } from '../../../runtime/wire/print/PrintDesign.ts';
import { DesignList } from '../../kit/DesignList.tsx';
import { RowAction } from '../../kit/RowAction.tsx';
import type { TemplateRow } from './templateRows.ts';

const columns = [
  ...(['name', 'code', 'table', 'catalog', 'paper'] as const),
  ...(['default', 'language', 'state', 'actions'] as const),
];

interface TemplateTableProps {
  readonly rows: readonly TemplateRow[];
  onDesign(template: DesignedTemplate): void;
  onWithdraw(template: DesignedTemplate): void;
}

/** The list of templates with what can be done with each. */
export function TemplateTable({ rows, onDesign, onWithdraw }: TemplateTableProps): ReactNode {
  const { t } = useApp();
  return (
    <DesignList
      title={t('printDesign.list')}
      columns={columns.map((one) => t(`printDesign.${one}`))}
      none={rows.length === 0 ? t('printDesign.none') : undefined}
    >
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
          <td className="jig-ed-actions">
            <RowAction
              text={t('printDesign.design')}
              label={t('printDesign.designOf', { name: template.title })}
              isOpening
              onClick={() => onDesign(template)}
            />
            {template.version === 0 ? null : (
              <RowAction
                text={t(template.isShipped ? 'printDesign.takeBack' : 'printDesign.delete')}
                label={t(template.isShipped ? 'printDesign.takeBackOf' : 'printDesign.deleteOf', {
                  name: template.title,
                })}
                onClick={() => onWithdraw(template)}
              />
            )}
          </td>
        </tr>
      ))}
    </DesignList>
  );
}
