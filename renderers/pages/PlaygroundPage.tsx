import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../../runtime/host/AppContext.ts';
import { usePageRoute } from '../../runtime/host/PageRoute.ts';
import '../../runtime/model/explain/allMessages.ts';
import { NodeBoundary } from '../../runtime/host/NodeBoundary.tsx';
import { offerPreview, type PreviewIssue } from '../../runtime/host/windowJig.ts';
import { IssueList } from './playground/IssueList.tsx';
import { kindNamed, previewKinds } from './playground/kinds/index.ts';
import { askedFor, loadSource } from './playground/loadSource.ts';
import { type Part, parts } from './playground/PreviewKind.ts';
import { sourceOf, sourceOfRequest } from './playground/Source.ts';
import { goTo, SourceEditor } from './playground/SourceEditor.tsx';
import { usePreview } from './playground/usePreview.ts';
import '../shell/innerTabs.css';
import './playground/playground.css';

const labels = {
  schema: 'playground.part.schema',
  uiSchema: 'playground.part.uiSchema',
  data: 'playground.part.data',
} as const satisfies Readonly<Record<Part, string>>;

const isSample = (text: string): boolean => text === '' || previewKinds.some(({ sample }) => sample === text);
const firstSource = () => sourceOf('form', kindNamed('form')?.sample ?? '');

/** `page: "playground"`: an editor for any schema, with a live preview and the issues below. */
export const PlaygroundPage = observer(function PlaygroundPage(): ReactNode {
  const app = useApp();
  const { t } = app;
  const { active } = usePageRoute();
  const { hash } = useLocation();
  const { source, made, edit, show } = usePreview(firstSource);
  const [part, setPart] = useState<Part>('schema');
  const [target, setTarget] = useState<PreviewIssue>();
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(
    () =>
      offerPreview((request) => {
        setPart('schema');
        return show(sourceOfRequest(request));
      }),
    [show],
  );
  useEffect(() => {
    // The URL belongs to the active page.
    const asked = active ? askedFor(hash) : undefined;
    if (!asked) return;
    let current = true;
    if (asked.src === undefined) edit(sourceOf(asked.kind, kindNamed(asked.kind)?.sample ?? ''));
    else void loadSource(app, asked.kind, asked.src).then((loaded) => current && edit(loaded));
    return () => {
      current = false;
    };
  }, [app, active, hash, edit]);
  useEffect(() => {
    // Runs once the editor shows the part with the issue.
    if (target && area.current) goTo(area.current, target.line, target.column);
  }, [target]);

  const chosen = kindNamed(source.kind) ?? made?.kind;
  const choose = (kind: string): void => {
    const sample = kindNamed(kind)?.sample ?? '';
    edit(isSample(source.texts.schema) ? sourceOf(kind, sample) : { kind, texts: source.texts });
  };
  const issues = made?.issues ?? [];
  const marked = new Set(issues.filter((issue) => issue.part === part).map((issue) => issue.line));

  return (
    <div className="jig-play">
      <div className="jig-play-head">
        <h1>{t('shell.playground')}</h1>
        <label>
          {t('playground.kind')}
          <select value={chosen?.kind ?? ''} onChange={(event) => choose(event.target.value)}>
            {chosen ? null : <option value="">{source.kind}</option>}
            {previewKinds.map(({ kind, label }) => (
              <option key={kind} value={kind}>
                {t(label)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="jig-play-source">
        <div role="tablist" aria-label={t('playground.parts')} className="jig-inner-tabs">
          {parts.map((one, at) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}-${one}`}
              aria-selected={one === part}
              aria-controls={`${id}-panel`}
              tabIndex={one === part ? 0 : -1}
              onClick={() => setPart(one)}
              onKeyDown={(event) => {
                const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
                const next = step === 0 ? undefined : parts[(at + step + parts.length) % parts.length];
                if (!next) return;
                setPart(next);
                document.getElementById(`${id}-${next}`)?.focus();
              }}
            >
              {t(labels[one])}
            </button>
          ))}
        </div>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`} className="jig-play-panel">
          <SourceEditor
            id={`${id}-editor`}
            labelledBy={`${id}-${part}`}
            describedBy={`${id}-count`}
            value={source.texts[part]}
            marked={marked}
            area={area}
            onChange={(text) =>
              edit({ kind: source.kind, texts: { ...source.texts, [part]: text }, typed: true })
            }
          />
        </div>
      </div>
      <section
        className="jig-play-result"
        aria-labelledby={`${id}-result`}
        aria-busy={made?.source !== source}
      >
        <h2 id={`${id}-result`}>{t('playground.result')}</h2>
        {made?.draw ? (
          <Drawn key={revisionOf(made.source)} name={made.kind ? t(made.kind.label) : ''} draw={made.draw} />
        ) : made ? (
          <p className="jig-play-nothing">{t('playground.nothing')}</p>
        ) : null}
      </section>
      <IssueList
        id={`${id}-count`}
        issues={issues}
        onGo={(issue) => {
          setPart(parts.find((one) => one === issue.part) ?? 'schema');
          setTarget({ ...issue });
        }}
      />
    </div>
  );
});

function Drawn({ name, draw }: { readonly name: string; readonly draw: () => ReactNode }): ReactNode {
  const { t } = useApp();
  return (
    <NodeBoundary
      fallback={({ message }) => <p role="alert">{t('shell.rendererFailed', { name, text: message })}</p>}
    >
      {draw()}
    </NodeBoundary>
  );
}

const revisions = new WeakMap<object, number>();
let last = 0;

/** Number of a source, so that a new source starts a new form. */
function revisionOf(source: object): number {
  const known = revisions.get(source) ?? ++last;
  revisions.set(source, known);
  return known;
}
