import { observer } from 'mobx-react-lite';
import { type PointerEvent, type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Carried } from '../canvas/DragStore.ts';
import { type DragWorld, startDrag } from '../canvas/startDrag.ts';
import { offeredComponents } from '../components/componentKinds.ts';
import { componentTitle } from '../components/componentTitle.ts';

/** Left column: components to add, and fields that are not on the canvas. A press adds, a drag places. */
export const ComponentList = observer(function ComponentList({
  world,
}: {
  readonly world: DragWorld;
}): ReactNode {
  const app = useApp();
  const { t } = app;
  const { store, verbs } = world;
  const ids = [useId(), useId()] as const;
  const carry =
    (carried: Carried, label: string) =>
    (event: PointerEvent): void =>
      startDrag(world, event, carried, label);
  return (
    <div className="jig-fm-left">
      <section aria-labelledby={ids[0]}>
        <h3 id={ids[0]}>{t('formDesign.components')}</h3>
        <ul className="jig-fm-palette">
          {offeredComponents(store.base).map(({ type, icon: Icon }) => {
            const title = componentTitle(app, type);
            return (
              <li key={type}>
                <button
                  type="button"
                  data-component={type}
                  onPointerDown={carry({ kind: 'new', type }, title)}
                  onClick={() => verbs.add(type)}
                >
                  <Icon aria-hidden="true" />
                  {title}
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      {store.base.makesFields ? null : (
        <section aria-labelledby={ids[1]}>
          <h3 id={ids[1]}>{t('formDesign.hiddenFields')}</h3>
          {store.hidden.length === 0 ? <p className="jig-fm-note">{t('formDesign.noHidden')}</p> : null}
          <ul className="jig-fm-hidden">
            {store.hidden.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  onPointerDown={carry({ kind: 'field', name: id }, title)}
                  onClick={() => verbs.show(id)}
                >
                  <span>{title}</span>
                  <span>{t('formDesign.show')}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});
