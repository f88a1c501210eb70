/** Origin (`left`, `top`) and distances (`down`, `right`) of automatic positions, in pixels. */
export const step = { left: 320, top: 60, down: 120, right: 220 } as const;

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Nodes closer than this overlap, in pixels. */
const near = { left: 160, top: 70 } as const;

/** The nearest free place to the right of the wanted one, or that one itself. */
export function freePlace(taken: readonly Place[], wanted: Place): Place {
  const isTaken = ({ left, top }: Place) =>
    taken.some((one) => Math.abs(one.left - left) < near.left && Math.abs(one.top - top) < near.top);
  let place = wanted;
  while (isTaken(place)) place = { ...place, left: place.left + step.right };
  return place;
}

/** Position below the predecessor, or below all nodes if there is none. */
export function placeAfter(nodes: readonly Place[], before: Place | undefined): Place {
  if (before !== undefined) return freePlace(nodes, { left: before.left, top: before.top + step.down });
  const lowest = Math.max(step.top - step.down, ...nodes.map(({ top }) => top));
  return freePlace(nodes, { left: step.left, top: lowest + step.down });
}
