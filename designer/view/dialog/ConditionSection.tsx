import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo } from 'react';
import { ConditionBuilder } from '../../../renderers/conditions/ConditionBuilder.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Condition } from '../../../runtime/model/schema/Condition.ts';
import type { AskedSources } from '../conditions/askedSources.ts';
import { drawWhere, readDrawn } from '../conditions/whereGroups.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import type { ViewVerbs } from '../store/viewVerbs.ts';
import { PlaceIssues } from './PlaceIssues.tsx';

interface SectionProps {
  readonly store: ViewDesignerStore;
  /** Path of the conditions in the schema. */
  readonly place: string;
  readonly title: string;
  /** Says that there are no conditions. */
  readonly none: string;
  /** Why nothing can be drawn here, or not yet; undefined: it can. */
  readonly note: string | undefined;
  readonly asked: AskedSources | undefined;
  readonly where: Condition | undefined;
  /** What the user drew, where it is not complete. */
  readonly drawn: unknown;
  readonly onChange: ViewVerbs['conditions'];
}

/** Conditions of a view, drawn as conditions everywhere are. */
export const ConditionSection = observer(function ConditionSection(props: SectionProps): ReactNode {
  const { store, place, title, none, note, asked, where, onChange } = props;
  const { t } = useApp();
  const id = useId();
  const document = asked?.document;
  const fields = document?.main.fields.map(({ field }) => field).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changes with the fields' names alone
  const drawn = useMemo(
    () => (document === undefined ? undefined : (props.drawn ?? drawWhere(where, document))),
    [props.drawn, where, fields],
  );
  return (
    <section className="jig-vd-pane" aria-labelledby={id} data-place={place}>
      <h3 id={id}>{title}</h3>
      {note !== undefined ? (
        <p className="jig-vd-note">{note}</p>
      ) : asked === undefined ? (
        <p className="jig-vd-note">{t('viewDesign.loadingFields')}</p>
      ) : drawn === undefined ? (
        <>
          <p className="jig-vd-note">{t('viewDesign.conditionsKept')}</p>
          <Button size="small" onClick={() => onChange({ drawn: [], where: undefined, isWhole: true })}>
            {t('viewDesign.startAnew')}
          </Button>
        </>
      ) : (
        <ConditionBuilder
          value={drawn}
          document={asked.document}
          tables={asked.tables}
          surface="rule"
          title={title}
          none={none}
          place={place}
          issues={[]}
          readonly={false}
          onChange={(next) => onChange({ drawn: next, ...readDrawn(next, asked.document) })}
        />
      )}
      <PlaceIssues store={store} places={[place]} />
    </section>
  );
});
