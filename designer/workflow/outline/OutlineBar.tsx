import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lineOf, nodeOf } from '../draft/DrawnFlow.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import type { FlowVerbs } from '../store/flowVerbs.ts';

interface OutlineBarProps {
  readonly store: FlowDesignerStore;
  readonly verbs: FlowVerbs;
}

/** Buttons for all actions of the canvas, applied to the selected part of the list. */
export const OutlineBar = observer(function OutlineBar({ store, verbs }: OutlineBarProps): ReactNode {
  const { t } = useApp();
  const { view, current } = store;
  const node = nodeOf(view, current);
  const line = lineOf(view, current);
  const from = node?.name || t('flowDesigner.unnamed');
  return (
    <div className="jig-fd-actions" role="toolbar" aria-label={t('flowDesigner.outlineActions')}>
      {(['start', 'node', 'end'] as const).map((type) => (
        <Button key={type} size="small" onClick={() => verbs.add(type)}>
          {t('flowDesigner.add', { kind: t(`flowDesigner.${type}`) })}
        </Button>
      ))}
      {node && node.type !== 'end' ? (
        <ConnectTo key={node.key} from={node.key} name={from} {...{ store, verbs }} />
      ) : null}
      {line ? (
        <>
          <Button size="small" onClick={() => verbs.insert(line.key)}>
            {t('flowDesigner.insert')}
          </Button>
          <Button size="small" onClick={() => verbs.reorder(-1)}>
            {t('flowDesigner.up')}
          </Button>
          <Button size="small" onClick={() => verbs.reorder(1)}>
            {t('flowDesigner.down')}
          </Button>
        </>
      ) : null}
      {current === undefined ? null : (
        <Button size="small" type="danger" onClick={() => void verbs.remove()}>
          {t('list.delete')}
        </Button>
      )}
    </div>
  );
});

interface ConnectToProps extends OutlineBarProps {
  readonly from: string;
  readonly name: string;
}

/**
 * Chooses the target of a line from the selected node. Offers every node; a forbidden target is explained on
 * the attempt.
 */
const ConnectTo = observer(function ConnectTo({ store, verbs, from, name }: ConnectToProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const others = store.view.nodes;
  const [chosen, setChosen] = useState('');
  const to = others.some(({ key }) => key === chosen) ? chosen : '';
  return (
    <span className="jig-fd-connect">
      <label htmlFor={id}>{t('flowDesigner.connectTo', { name })}</label>
      <select id={id} value={to} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{t('flowDesigner.chooseNode')}</option>
        {others.map(({ key, name: title }) => (
          <option key={key} value={key}>
            {title || t('flowDesigner.unnamed')}
          </option>
        ))}
      </select>
      <Button size="small" onClick={() => verbs.connect(from, to)}>
        {t('flowDesigner.connect')}
      </Button>
    </span>
  );
});
