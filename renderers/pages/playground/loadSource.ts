import type { App } from '../../../runtime/host/AppContext.ts';
import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import { type Source, sourceOf } from './Source.ts';

/** Request in the URL's hash: `#kind=form&src=<url>`; undefined without one. */
export function askedFor(
  hash: string,
): { readonly kind: string; readonly src: string | undefined } | undefined {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const kind = asked.get('kind') ?? '';
  const src = asked.get('src') ?? undefined;
  return kind === '' && src === undefined ? undefined : { kind, src };
}

/** Loads a schema from a URL of this site. A foreign or failing URL becomes a note in the source. */
export async function loadSource(app: App, kind: string, src: string): Promise<Source> {
  const refuse = (rule: 'playground.foreign' | 'playground.notLoaded', text = ''): Source =>
    sourceOf(kind, '', [schemaIssue(rule, 'schema#', { url: src, text })]);
  let url: URL;
  try {
    url = new URL(src, document.baseURI);
  } catch {
    return refuse('playground.foreign');
  }
  if (url.origin !== location.origin) return refuse('playground.foreign');
  try {
    // A redirect could lead to another site.
    const answer = await fetch(url, { redirect: 'error' });
    if (!answer.ok) return refuse('playground.notLoaded', `HTTP ${answer.status}`);
    return sourceOf(kind, await answer.text());
  } catch {
    return refuse('playground.notLoaded', app.t('shell.networkFailed'));
  }
}
