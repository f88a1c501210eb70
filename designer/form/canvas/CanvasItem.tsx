import { type CSSProperties, memo, type ReactNode } from 'react';
import { FieldHost } from '../../../renderers/form/FieldHost.tsx';
import { type App, useApp } from '../../../runtime/host/AppContext.ts';
import { setInert } from '../../kit/setInert.ts';
import { componentKind } from '../components/componentKinds.ts';
import { componentTitle } from '../components/componentTitle.ts';
import type { DrawnPart } from '../draft/DrawnPart.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';
import { canvasField } from './canvasField.ts';
import { TableSketch } from './TableSketch.tsx';

interface CanvasItemProps {
  readonly store: FormDesignerStore;
  readonly view: DrawnPart;
  readonly idPrefix: string;
  readonly isSelected: boolean;
  /** The component whose properties are shown. */
  readonly isCurrent: boolean;
  /** The item that the Tab key reaches. */
  readonly isStop: boolean;
  readonly isFound: boolean;
}

/**
 * One component on the canvas: drawn by the product's own renderers, and selected as a whole. It reads no selection itself,
 * so that an edit draws one component and not all of them.
 */
export const CanvasItem = memo(function CanvasItem(props: CanvasItemProps): ReactNode {
  const { store, view, idPrefix, isSelected, isCurrent, isStop, isFound } = props;
  const app = useApp();
  const { id } = view.part;
  const names = [
    'jig-fm-item',
    isSelected ? 'jig-fm-selected' : '',
    isFound ? 'jig-fm-found' : '',
    isCurrent ? 'jig-fm-current' : '',
  ];
  return (
    <div
      role="option"
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      data-part={id}
      className={names.filter((one) => one !== '').join(' ')}
      style={{ '--jig-width': `${shownWidth(view)}%` } as CSSProperties}
    >
      <span className="jig-hidden">{nameOf(app, view)}</span>
      {/* Controls of a form that nobody fills in: neither mouse nor keyboard reaches them. */}
      <div className="jig-fm-drawing jig-form" aria-hidden="true" ref={setInert}>
        <Drawing app={app} store={store} view={view} idPrefix={`${idPrefix}${id}`} />
      </div>
    </div>
  );
});

interface DrawingProps {
  readonly app: App;
  readonly store: FormDesignerStore;
  readonly view: DrawnPart;
  readonly idPrefix: string;
}

const Drawing = memo(function Drawing({ app, store, view, idPrefix }: DrawingProps): ReactNode {
  if (view.type === 'table') return <TableSketch store={store} />;
  if (componentKind(view.type)?.is === 'container')
    return <div className="jig-fm-container">{view.title || componentTitle(app, view.type)}</div>;
  const drawn = canvasField(app, view);
  if (drawn === undefined)
    return (
      <div className="jig-fm-container">
        {view.title} ({view.type})
      </div>
    );
  return <FieldHost app={app} form={drawn.form} field={drawn.field} idPrefix={idPrefix} span={12} />;
});

const shownWidth = ({ type, width = 100 }: DrawnPart): number =>
  componentKind(type)?.wholeRow ? 100 : Math.min(100, Math.max(1, width));

/** Name of a component for screen readers: title, type, width, marks. */
function nameOf(app: App, view: DrawnPart): string {
  const { t } = app;
  return [
    view.title || t('formDesign.unnamed'),
    componentTitle(app, view.type),
    `${shownWidth(view)}%`,
    view.required ? t('formDesign.prop.required') : '',
    view.readonly ? t('formDesign.prop.readonly') : '',
    view.formula ? t('formDesign.state.formula') : '',
    view.isCustom ? t('formDesign.state.custom') : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
}
