import IconExpand from '@douyinfe/semi-icons/lib/es/icons/IconExpand';
import IconMinus from '@douyinfe/semi-icons/lib/es/icons/IconMinus';
import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { zoomLimits } from './fitView.ts';

interface FlowToolsProps {
  /** 0.3 to 1. */
  readonly zoom: number;
  onZoom(zoom: number): void;
  onFit(): void;
}

/** Toolbar: zoom in, zoom out, fit the whole drawing. */
export function FlowTools({ zoom, onZoom, onFit }: FlowToolsProps): ReactNode {
  const { t } = useApp();
  const { least, most, step } = zoomLimits;
  return (
    <div className="jig-flow-tools" role="toolbar" aria-label={t('flowCanvas.tools')}>
      <Button
        theme="borderless"
        type="tertiary"
        icon={<IconMinus aria-hidden="true" />}
        aria-label={t('flowCanvas.zoomOut')}
        disabled={zoom <= least + step / 2}
        onClick={() => onZoom(zoom - step)}
      />
      <span className="jig-flow-percent" role="status">
        {`${Math.round(zoom * 100)}%`}
      </span>
      <Button
        theme="borderless"
        type="tertiary"
        icon={<IconPlus aria-hidden="true" />}
        aria-label={t('flowCanvas.zoomIn')}
        disabled={zoom >= most - step / 2}
        onClick={() => onZoom(zoom + step)}
      />
      <Button
        theme="borderless"
        type="tertiary"
        icon={<IconExpand aria-hidden="true" />}
        aria-label={t('flowCanvas.fit')}
        onClick={onFit}
      />
    </div>
  );
}
