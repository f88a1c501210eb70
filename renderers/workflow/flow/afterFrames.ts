/** Calls `then` two frames later, when React has rendered the response to an input. */
export function afterFrames(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
