import IconChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconChevronLeft';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lineOf, nodeOf } from '../draft/DrawnFlow.ts';
import { LineProperties } from '../properties/LineProperties.tsx';
import { NodeProperties } from '../properties/NodeProperties.tsx';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import type { FlowVerbs } from '../store/flowVerbs.ts';

interface PropertyPaneProps {
  readonly store: FlowDesignerStore;
  readonly verbs: FlowVerbs;
  readonly isOpen: boolean;
  onToggle(): void;
}

/** Properties of the selected node or line; collapsible. */
export const PropertyPane = observer(function PropertyPane(props: PropertyPaneProps): ReactNode {
  const { store, isOpen } = props;
  const { t } = useApp();
  const id = useId();
  const { view, current } = store;
  const title = nodeOf(view, current)
    ? 'flowDesigner.nodeProperties'
    : lineOf(view, current)
      ? 'flowDesigner.lineProperties'
      : 'flowDesigner.properties';
  return (
    <section className={isOpen ? 'jig-fd-side' : 'jig-fd-side jig-fd-closed'} aria-labelledby={id}>
      <div className="jig-fd-side-head">
        <h3 id={id} className={isOpen ? undefined : 'jig-hidden'}>
          {t(title)}
        </h3>
        <Button
          size="small"
          theme="borderless"
          type="tertiary"
          icon={isOpen ? <IconChevronRight aria-hidden="true" /> : <IconChevronLeft aria-hidden="true" />}
          aria-label={t(isOpen ? 'flowDesigner.collapse' : 'flowDesigner.expand')}
          aria-expanded={isOpen}
          onClick={props.onToggle}
        />
      </div>
      {isOpen ? <Panel {...props} /> : null}
    </section>
  );
});

const Panel = observer(function Panel({ store, verbs }: PropertyPaneProps): ReactNode {
  const { t } = useApp();
  const { view, current } = store;
  const node = nodeOf(view, current);
  const line = lineOf(view, current);
  const several = store.selected.filter((key) => view.byKey.has(key)).length;
  const shared = {
    document: store.document,
    people: store.people,
    issues: store.issues,
    readonly: store.readonly || view.issues.length > 0,
  };
  if (several > 1) return <p className="jig-fd-none">{t('flowDesigner.several', { n: several })}</p>;
  if (node)
    return (
      <NodeProperties
        key={node.key}
        {...shared}
        part={node.raw}
        index={node.at}
        onSet={(keys) => verbs.set(node.key, keys)}
        onNamed={() => verbs.named(node.key)}
      />
    );
  if (line)
    return (
      <LineProperties
        key={line.key}
        {...shared}
        part={line.raw}
        index={line.at}
        names={new Map(view.nodes.map(({ id, name }) => [id, name]))}
        onSet={(keys) => verbs.set(line.key, keys)}
      />
    );
  return <p className="jig-fd-none">{t('flowDesigner.nothingSelected')}</p>;
});
