import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Answer } from '../../runtime/data/Answer.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { ViewVersion } from '../../runtime/wire/views/ViewDesign.ts';
import { DesignBar } from './DesignBar.tsx';
import { focusPlace } from './focusPlace.ts';
import type { PatchStore } from './PatchStore.ts';
import { ProblemList } from './ProblemList.tsx';
import { SchemaVersions } from './SchemaVersions.tsx';
import { type EditorVerbs, useEditorKeys } from './useEditorKeys.ts';
import { usePublish } from './usePublish.ts';

/** What the dialog that publishes gets. */
interface Publishing {
  onPublished(): void;
  onClose(): void;
}

interface DesignSpaceProps<Draft extends object> {
  readonly store: Pick<
    PatchStore<Draft>,
    'history' | 'undo' | 'redo' | 'isChanged' | 'found' | 'take' | 'settled'
  > & { readonly asked: { readonly failed: string | undefined; readonly isWaiting: boolean } };
  /** Must stay the same while the designer is open. */
  readonly verbs: EditorVerbs;
  /** Number of the version in force; 0: none. */
  readonly version: number;
  /** Asks for the published versions. Must stay the same. */
  versions(): Promise<Answer<readonly ViewVersion[]>>;
  /** The draft of a published version; undefined: it cannot be read. */
  draftOf(schema: JsonObject): Draft | undefined;
  /** Deletes the kept draft. */
  settle(): Promise<void>;
  /** Buttons of its own in the toolbar. */
  readonly bar?: ReactNode;
  /** Message after a copy; default none. */
  readonly copied?: string;
  /** Class of the row of columns, which sets their widths. */
  readonly className: string;
  /** Columns left of the panel. */
  readonly children: ReactNode;
  /** Properties of the selected part, with their places (`data-place`). */
  readonly panel: ReactNode;
  readonly panelTitle: string;
  /** Where an issue is, in words; undefined: not in a part. */
  placeOf?(issue: Issue): string | undefined;
  /** Selects the part that an issue is in. Must stay the same. */
  onShow(issue: Issue): void;
  onPreview?(): void;
  /** Draws the dialog that publishes. */
  publishing(dialog: Publishing): ReactNode;
  onPublished(): void;
}

/** The frame of a designer of schemas: toolbar, its columns, the panel, what is wrong, versions and publishing. */
export const DesignSpace = observer(function DesignSpace<Draft extends object>(
  props: DesignSpaceProps<Draft>,
): ReactNode {
  const { store, verbs, version, versions, settle, onShow, placeOf, onPreview, onPublished } = props;
  const { t, notify } = useApp();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<'publish' | 'versions'>();
  const show = useCallback(
    (issue: Issue): void => {
      onShow(issue);
      // The panel of the part is drawn first.
      requestAnimationFrame(() => focusPlace(panel.current, issue.path));
    },
    [onShow],
  );
  const ask = useCallback((): void => setShown('publish'), []);
  const publish = usePublish(store, show, ask);
  useEditorKeys(verbs, {
    root,
    readonly: false,
    publish: t('editor.publish'),
    copied: props.copied ?? '',
    onPublish: publish,
  });
  const close = (): void => setShown(undefined);
  const take = ({ schema, version: taken }: ViewVersion): void => {
    close();
    const draft = schema && props.draftOf(schema);
    if (draft === undefined) return;
    store.take(draft);
    notify.success(t('viewDesign.taken', { n: taken }));
  };
  return (
    <div className="jig-ed-space" ref={root}>
      <DesignBar
        store={store}
        version={version}
        onPublish={publish}
        onPreview={onPreview}
        onVersions={() => setShown('versions')}
      >
        {props.bar}
      </DesignBar>
      <div className={`jig-ed-work ${props.className}`}>
        {props.children}
        <div className="jig-ed-right">
          <section
            ref={panel}
            className="jig-ed-panel jig-ed-narrow"
            aria-label={props.panelTitle}
            data-place=""
          >
            {props.panel}
          </section>
          {store.asked.failed === undefined ? null : <p role="alert">{store.asked.failed}</p>}
          <ProblemList
            issues={store.found}
            isChecked={!store.asked.isWaiting}
            {...(placeOf && { placeOf })}
            onShow={show}
          />
        </div>
      </div>
      {shown === 'versions' ? (
        <SchemaVersions load={versions} inForce={version} onTake={take} onClose={close} />
      ) : null}
      {shown === 'publish'
        ? props.publishing({
            onPublished: () => {
              store.settled();
              // Publishing loads the page again, and a draft that is still there would come back with it.
              void settle().then(onPublished);
            },
            onClose: close,
          })
        : null}
    </div>
  );
});
