import type { ExtraCall } from '../../runtime/Renderer.ts';
/** x */
export async function pickIntoField(_call: ExtraCall): Promise<void> {}
