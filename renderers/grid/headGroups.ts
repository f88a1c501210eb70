import type { ColumnLayout, Pane, Track } from './ColumnLayout.ts';

/** A title over neighbouring columns. */
export interface HeadGroup {
  /** 0 is the topmost row of the header. */
  readonly level: number;
  readonly title: string;
  /** First and last track below the title. */
  readonly from: number;
  readonly to: number;
  readonly pane: Pane;
  /** Pixels from the left edge of the pane. */
  readonly x: number;
  readonly width: number;
}

/**
 * Group titles of a layout, level by level from the left.
 * Neighbours share a title when they are in the same pane and equal in all levels down to it. The user's
 * column order, or a frozen column, may split a group.
 */
export function headGroups({ tracks, levels }: ColumnLayout): readonly HeadGroup[] {
  return Array.from({ length: levels }, (_, level) => runsAt(tracks, level)).flat();
}

function runsAt(tracks: readonly Track[], level: number): readonly HeadGroup[] {
  const runs: HeadGroup[] = [];
  for (const [at, track] of tracks.entries()) {
    const title = track.column?.groups?.[level];
    if (title === undefined) continue;
    const last = runs.at(-1);
    if (last?.to === at - 1 && isSame(tracks[last.to], track, level)) {
      runs[runs.length - 1] = { ...last, to: at, width: last.width + track.width };
    } else {
      runs.push({ level, title, from: at, to: at, pane: track.pane, x: track.x, width: track.width });
    }
  }
  return runs;
}

function isSame(a: Track | undefined, b: Track, level: number): boolean {
  const path = (track: Track | undefined) => track?.column?.groups?.slice(0, level + 1).join('\n');
  return a?.pane === b.pane && path(a) === path(b);
}
