import { type RefObject, useEffect } from 'react';
import type { FlowDrawing } from './FlowDrawing.ts';
import { zoomLimits } from './fitView.ts';

/**
 * Zooms around the pointer with Ctrl (or ⌘) and the wheel, one step at a time. Prevents the browser's zoom.
 */
export function useWheelZoom(
  stage: RefObject<HTMLElement | null>,
  drawing: RefObject<FlowDrawing | null>,
): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const turn = (event: WheelEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.deltaY === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const { current } = drawing;
      if (!current) return;
      const { left, top } = element.getBoundingClientRect();
      const step = event.deltaY < 0 ? zoomLimits.step : -zoomLimits.step;
      current.zoom(current.view.zoom + step, { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', turn, { passive: false, capture: true });
    return () => element.removeEventListener('wheel', turn, { capture: true });
  }, [stage, drawing]);
}
