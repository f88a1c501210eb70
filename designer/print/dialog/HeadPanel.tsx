import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PrintOffer } from '../../../runtime/wire/print/PrintDesign.ts';
import { SchemaPanel } from '../../kit/SchemaPanel.tsx';
import { headPropertyAt, headSchema, readHead, writeHead } from '../properties/headPanel.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import { ExclusionList } from './ExclusionList.tsx';

interface HeadPanelProps {
  readonly store: PrintDesignStore;
  readonly offered: PrintOffer;
}

const noLooks: JsonObject = {};

/** Title, catalogue, paper and margins of the template, and the documents that it does not print. */
export const HeadPanel = observer(function HeadPanel({ store, offered }: HeadPanelProps): ReactNode {
  const { t } = useApp();
  const { draft, doc } = store;
  const isOwn = typeof draft.paper.size !== 'string';
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the draft only the kind of paper changes it
  const schema = useMemo(
    () => headSchema(draft, offered, { t, doc, detail: undefined }),
    [isOwn, offered, t, doc],
  );
  const places = useMemo(
    () =>
      Object.fromEntries(
        Object.keys(schema.properties as JsonObject).map((name) => [
          name,
          name === 'paper' ? '/paper/size' : `/${name}`,
        ]),
      ),
    [schema],
  );
  const issues = useMemo(
    () =>
      store.found.flatMap((issue) => {
        const name = headPropertyAt(issue.path);
        return name === undefined ? [] : [{ ...issue, path: `/${name}` }];
      }),
    [store.found],
  );
  return (
    <>
      <h3>{t('printDesign.template')}</h3>
      <p className="jig-pd-note">{t('printDesign.templateOf', { name: doc.main.cnName })}</p>
      <SchemaPanel
        schema={schema}
        uiSchema={noLooks}
        value={readHead(draft)}
        issues={issues}
        places={places}
        readonly={false}
        onSet={(name, value) => {
          const next = writeHead(draft, name, value);
          if (next === undefined) return false;
          store.take(next, `head ${name}`);
          return true;
        }}
      />
      <ExclusionList store={store} />
    </>
  );
});
