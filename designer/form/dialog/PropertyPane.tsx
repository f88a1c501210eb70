import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { focusFirst } from '../../../renderers/dialogs/focusables.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PropertyPanel } from '../../kit/PropertyPanel.tsx';
import { leastWidth } from '../commands/insertParts.ts';
import { layouts } from '../commands/setLayout.ts';
import { componentKind } from '../components/componentKinds.ts';
import type { DrawnPart } from '../draft/DrawnPart.ts';
import { FormulaLine } from '../formula/FormulaLine.tsx';
import type { FormProperty, FormSubject, SetKeys } from '../properties/FormProperty.ts';
import { ownProperties } from '../properties/ownProperties.ts';
import { panelProperties } from '../properties/panelProperties.ts';
import { QuestionChoices } from '../properties/QuestionChoices.tsx';
import { SqlSection } from '../sql/SqlSection.tsx';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';
import type { FormVerbs } from '../store/formVerbs.ts';

interface PaneProps {
  readonly store: FormDesignerStore;
  readonly verbs: FormVerbs;
}

/** Right column: layout of the form, and properties of the selected component. */
export const PropertyPane = observer(function PropertyPane({ store, verbs }: PaneProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const { current, editTurn } = store;
  const several = store.selected.length;
  useEffect(() => {
    if (editTurn > 0) focusFirst(body.current);
  }, [editTurn]);
  return (
    <section className="jig-fm-side" aria-labelledby={id}>
      <fieldset className="jig-fm-layout">
        <legend>{t('formDesign.layout')}</legend>
        {layouts.map((n) => (
          <Button key={n} size="small" onClick={() => verbs.layout(n)}>
            {n === 1 ? t('formDesign.oneColumn') : t('formDesign.columns', { n })}
          </Button>
        ))}
      </fieldset>
      <h3 id={id}>{t('formDesign.properties')}</h3>
      <div ref={body}>
        {current === undefined ? (
          <p className="jig-fm-note">{t('formDesign.nothingSelected')}</p>
        ) : (
          <>
            {several > 1 ? <p className="jig-fm-note">{t('formDesign.several', { n: several })}</p> : null}
            <PartPanel key={current.part.id} view={current} store={store} verbs={verbs} />
          </>
        )}
      </div>
      <SqlSection store={store} verbs={verbs} />
    </section>
  );
});

const PartPanel = observer(function PartPanel({
  view,
  store,
  verbs,
}: PaneProps & { readonly view: DrawnPart }): ReactNode {
  const app = useApp();
  const { base } = store;
  const { id } = view.part;
  const subject = useMemo(() => ({ view, base, app }), [view, base, app]);
  const properties = useMemo(() => [...panelProperties, ...ownProperties(subject)], [subject]);
  const hasWidth = properties.some(({ name, applies }) => name === 'width' && applies?.(subject));
  const note = componentKind(view.type)?.note;
  const selected = store.selected.length > 1 ? store.selected : [id];
  return (
    // A form of its own: a browser that offers to fill in forms reads it after each key, and not all controls of the canvas.
    <form
      className="jig-fm-panel"
      onSubmit={(event) => event.preventDefault()}
      onBlur={() => {
        verbs.named(id);
      }}
    >
      <PropertyPanel<FormSubject, SetKeys, FormProperty>
        properties={properties}
        subject={subject}
        onSet={(keys, { isOwn }) => verbs.set(isOwn ? [id] : selected, keys)}
      />
      <QuestionChoices view={view} base={base} onSet={(keys) => verbs.set([id], keys)} />
      {hasWidth ? (
        <input
          type="range"
          className="jig-fm-slider"
          aria-label={app.t('formDesign.prop.width')}
          min={leastWidth}
          max={100}
          step={1}
          value={view.width ?? 100}
          onChange={(event) => verbs.set(selected, { width: Number(event.currentTarget.value) })}
        />
      ) : null}
      {note === undefined ? null : <p className="jig-fm-note">{app.t(note)}</p>}
      <FormulaLine view={view} store={store} verbs={verbs} />
    </form>
  );
});
