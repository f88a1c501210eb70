/** The process is alive. */
export interface Liveness {
  readonly status: 'ok';
}

/** What a process needs to serve: its database, tables as the schemas say, and a disk that takes files. */
export const readinessParts = ['database', 'migrations', 'files'] as const;
export type ReadinessPart = (typeof readinessParts)[number];

/** `ok`, or what is wrong in words without secrets. */
export type PartStates = Readonly<Record<ReadinessPart, string>>;

/** Whether the process can serve; `missing` names the parts that keep it from it. `stopping`: it takes no new calls soon. */
export type Readiness =
  | { readonly status: 'stopping' }
  | { readonly status: 'ready'; readonly parts: PartStates }
  | { readonly status: 'not ready'; readonly missing: readonly ReadinessPart[]; readonly parts: PartStates };
