/** Calls once what a person did has been answered and drawn: two frames later. */
export function afterFrames(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
