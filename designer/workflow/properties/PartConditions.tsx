import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import type { AskedTable } from '../../../renderers/conditions/AskedTable.ts';
import { ConditionBuilder } from '../../../renderers/conditions/ConditionBuilder.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import {
  askedFields,
  conditionDocument,
} from '../../../runtime/model/workflow/definition/conditionDocument.ts';
import type { PanelProps } from './PanelProps.ts';

interface PartConditionsProps extends PanelProps {
  /** JSON pointer of the part. */
  readonly place: string;
  readonly title: string;
  /** Text shown while there are no conditions. */
  readonly none: string;
}

/** Edits the conditions of a node or line, with groups. */
export const PartConditions = observer(function PartConditions(props: PartConditionsProps): ReactNode {
  const { part, place, title, none, document, issues, readonly, onSet } = props;
  const { t } = useApp();
  const asked = useMemo(() => document && conditionDocument(document), [document]);
  const tables = useMemo(() => (asked === undefined ? [] : askedTables(asked)), [asked]);
  if (asked === undefined) return <p className="jig-field-tip">{t('flowPanel.noDocument')}</p>;
  return (
    <div data-place={`${place}/filters`}>
      <ConditionBuilder
        value={part.filters}
        document={asked}
        tables={tables}
        surface="workflow"
        title={title}
        none={none}
        place={`${place}/filters`}
        issues={issues.filter(({ path, rule }) => path === `${place}/filters` && rule !== saidBelow)}
        readonly={readonly}
        onChange={(filters) => onSet({ filters })}
      />
    </div>
  );
});

/** Says only that some condition is wrong; the condition itself shows the details. */
const saidBelow = 'workflow.badCondition';

const askedTables = ({ main, details }: DocumentTable): readonly AskedTable[] => [
  { detail: undefined, ...asTable(main), fields: askedFields(main) },
  ...details.map(({ schema, table }) => ({
    detail: table.table,
    ...asTable(table),
    title: schema.cnName ?? table.cnName,
    fields: askedFields(table).filter(({ field }) => field !== schema.foreignKey),
  })),
];

const asTable = ({ table, cnName }: ResolvedTable) => ({ table, title: cnName });
