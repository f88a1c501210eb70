/** The process is alive. */
export interface Liveness {
  readonly status: 'ok';
}

/** Whether the process can serve; `missing` names the parts that do not answer. */
export type Readiness =
  | { readonly status: 'ready' }
  | { readonly status: 'not ready'; readonly missing: readonly string[] };
