import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { hasDrawnSources } from '../draft/isDrawn.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import type { ViewVerbs } from '../store/viewVerbs.ts';
import { ColumnLine } from './ColumnLine.tsx';
import { FieldPicker } from './FieldPicker.tsx';
import { PlaceIssues } from './PlaceIssues.tsx';

interface PaneProps {
  readonly store: ViewDesignerStore;
  readonly verbs: ViewVerbs;
}

/** The columns of a view in their order, and the fields to choose from. */
export const ColumnPane = observer(function ColumnPane({ store, verbs }: PaneProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const [dragged, setDragged] = useState<number>();
  const { view } = store.draft;
  const hasSource = view.parts.length > 0;
  return (
    <section className="jig-vd-pane" aria-labelledby={id}>
      <h3 id={id}>{t('viewDesign.columns')}</h3>
      {/* Issues of single columns stand beside them. */}
      <div data-place="/fields">
        <PlaceIssues store={store} places={['/fields', '/key']} isExact />
        {hasSource && hasDrawnSources(view) ? <FieldPicker store={store} verbs={verbs} /> : null}
      </div>
      {view.fields.length === 0 ? null : <p className="jig-vd-note">{t('viewDesign.columnHelp')}</p>}
      <ol className="jig-vd-columns">
        {view.fields.map((line, at) => (
          <ColumnLine
            // Names may be there twice while they are typed.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={at}
            {...{ store, verbs, line, at }}
            isDragged={dragged === at}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== undefined) verbs.move(dragged, at);
              setDragged(undefined);
            }}
          />
        ))}
      </ol>
      {view.fields.length === 0 ? null : (
        <Button size="small" onClick={() => verbs.formula()}>
          {t('viewDesign.addFormula')}
        </Button>
      )}
    </section>
  );
});
